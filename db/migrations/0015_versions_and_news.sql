CREATE TABLE "installed_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"installed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_news" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "read_news" ADD CONSTRAINT "read_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
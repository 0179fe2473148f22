CREATE TABLE "import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"verdict" text NOT NULL,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "import_lines_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "import_lines_verdict_known" CHECK ("import_lines"."verdict" in ('new', 'changed', 'unchanged', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"sheet_name" text DEFAULT '' NOT NULL,
	"pictures_name" text DEFAULT '' NOT NULL,
	"started_by" text NOT NULL,
	"columns" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"kept" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('catalogue', 'texts')),
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('reading', 'ready', 'writing', 'done', 'cancelled', 'failed', 'undone')),
	CONSTRAINT "imports_started_by_filled" CHECK (btrim("imports"."started_by") <> ''),
	CONSTRAINT "imports_done_not_negative" CHECK ("imports"."done" >= 0),
	CONSTRAINT "imports_total_not_negative" CHECK ("imports"."total" >= 0)
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_by_verdict" ON "import_lines" USING btree ("import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS LAST);
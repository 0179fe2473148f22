DROP INDEX "rug_designs_in_order";--> statement-breakpoint
CREATE INDEX "rug_designs_by_yarn" ON "rug_designs" USING gin (jsonb_path_query_array("document", '$.yarns[*].hex'));--> statement-breakpoint
CREATE INDEX "rug_designs_in_order" ON "rug_designs" USING btree ("active" DESC NULLS FIRST,"display_order","created_at","id","shape");
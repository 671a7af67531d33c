CREATE TABLE "prompt_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompt_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area_id" integer NOT NULL,
	"language" text NOT NULL,
	"instructions" text,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" text
);
--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_versions_place" ON "prompt_versions" USING btree ("area_id","language","id");--> statement-breakpoint
-- What it was told until now stands in the journal alone, with phones masked.
INSERT INTO prompt_versions (area_id, language, instructions, replaced_at, replaced_by)
SELECT areas.id, split_part(entity_id, '/', 2), changes->'instructions'->>0, at, actor_name
FROM audit_events JOIN areas ON areas.id::text = split_part(entity_id, '/', 1)
WHERE entity_type = 'prompt' AND action IN ('prompt.saved', 'prompt.removed') ORDER BY audit_events.id;

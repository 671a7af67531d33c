CREATE TABLE "application_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "kind" text DEFAULT 'status' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "visible_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "status_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "last_event_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "unread_employer" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "unread_candidate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","created_at","id");--> statement-breakpoint
UPDATE "application_events" SET
	"kind" = CASE WHEN "application_events"."status" = 'rejected' AND "author_id" = "candidate_id" THEN 'withdrawn' ELSE 'status' END,
	"visible_at" = CASE WHEN "application_events"."status" = 'rejected' AND "author_id" IS DISTINCT FROM "candidate_id" THEN "at" + interval '10 minutes' ELSE "at" END
FROM "applications" WHERE "applications"."id" = "application_id";--> statement-breakpoint
INSERT INTO "application_events" ("application_id", "kind", "status", "at", "visible_at")
SELECT "id", 'opened', 'applied', "opened_at", "opened_at" FROM "applications" WHERE "opened_at" IS NOT NULL;--> statement-breakpoint
UPDATE "applications" SET "last_event_at" = "updated_at", "status_since" = coalesce((
	SELECT max("at") FROM "application_events"
	WHERE "application_id" = "applications"."id" AND "kind" <> 'opened' AND "application_events"."status" = "applications"."status"
), "updated_at");

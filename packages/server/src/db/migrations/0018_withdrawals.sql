ALTER TABLE "applications" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "revived" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","created_at");
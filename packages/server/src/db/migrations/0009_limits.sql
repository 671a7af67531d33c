ALTER TABLE "companies" ADD COLUMN "identity" "bytea";
--> statement-breakpoint
ALTER TABLE "description_jobs" ADD COLUMN "taken_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "description_jobs" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "description_jobs" ADD CONSTRAINT "description_jobs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "uploads" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "token_hash" "bytea";--> statement-breakpoint
UPDATE "interviews" SET "token_hash" = sha256(convert_to("token", 'UTF8'));--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "token_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "interviews" DROP COLUMN "token";
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "stir_verified_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "companies_stir";--> statement-breakpoint
CREATE UNIQUE INDEX "companies_verified_stir" ON "companies" USING btree ("stir") WHERE "companies"."stir_verified_at" is not null and "companies"."deleted_at" is null;
--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "digest" "bytea";

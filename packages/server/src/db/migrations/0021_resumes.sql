DROP INDEX "resumes_default";--> statement-breakpoint
DROP INDEX "resumes_user";--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "salary_amount" bigint;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "employment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "formats" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "schedules" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "start" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "driving" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "is_relocatable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "has_no_experience" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "experience" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "education" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "completeness" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_default" ON "resumes" USING btree ("user_id") WHERE "resumes"."is_default" and "resumes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resumes_user" ON "resumes" USING btree ("user_id","updated_at","id");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_share_token" UNIQUE("share_token");--> statement-breakpoint
UPDATE "resumes" SET
	"completeness" = 20 + CASE WHEN cardinality("skills") >= 3 THEN 15 ELSE 0 END,
	"share_token" = CASE WHEN "visibility" = 'everyone' THEN replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') END;

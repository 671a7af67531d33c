CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_invitations_once" UNIQUE("company_id","phone")
);
--> statement-breakpoint
CREATE TABLE "description_jobs" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"website" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creations" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creations_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "vacancy_forced_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title_before" text NOT NULL,
	"title_after" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "vacancies_company";--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "description_jobs" ADD CONSTRAINT "description_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_forced_edits" ADD CONSTRAINT "vacancy_forced_edits_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_forced_edits" ADD CONSTRAINT "vacancy_forced_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_invitations_phone" ON "company_invitations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "description_jobs_due" ON "description_jobs" USING btree ("run_after");--> statement-breakpoint
CREATE INDEX "creations_age" ON "creations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vacancy_forced_edits_vacancy" ON "vacancy_forced_edits" USING btree ("vacancy_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_stir" ON "companies" USING btree ("stir") WHERE "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vacancies_pending" ON "vacancies" USING btree ("created_at","id") WHERE "vacancies"."moderation_status" = 'pending' and "vacancies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vacancies_company" ON "vacancies" USING btree ("company_id","created_at","id") WHERE "vacancies"."deleted_at" is null;
CREATE TABLE "headhunter_connections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"employer_name" text,
	"manager_id" text NOT NULL,
	"manager_name" text,
	"manager_email" text,
	"access_token" "bytea" NOT NULL,
	"refresh_token" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_sync_at" timestamp with time zone,
	"synced_count" integer DEFAULT 0 NOT NULL,
	"sync_error" text
);
--> statement-breakpoint
CREATE TABLE "headhunter_consents" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"verifier" "bytea" NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "headhunter_negotiations" (
	"vacancy_id" uuid NOT NULL,
	"negotiation_id" text NOT NULL,
	"application_id" uuid NOT NULL,
	"resume_id" text,
	"state" text,
	"pending_status" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"try_after" timestamp with time zone,
	"error" text,
	CONSTRAINT "headhunter_negotiations_vacancy_id_negotiation_id_pk" PRIMARY KEY("vacancy_id","negotiation_id"),
	CONSTRAINT "headhunter_negotiations_applicationId_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "headhunter_vacancies" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"hh_vacancy_id" text NOT NULL,
	"employer_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"walk" jsonb,
	"walked" jsonb,
	"walked_whole_at" timestamp with time zone,
	"busy_until" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "application_events_application";--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "application_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "headhunter_connections" ADD CONSTRAINT "headhunter_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_consents" ADD CONSTRAINT "headhunter_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_negotiations" ADD CONSTRAINT "headhunter_negotiations_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_negotiations" ADD CONSTRAINT "headhunter_negotiations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_vacancies" ADD CONSTRAINT "headhunter_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_vacancies" ADD CONSTRAINT "headhunter_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "headhunter_connections_employer" ON "headhunter_connections" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "headhunter_consents_expiry" ON "headhunter_consents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "headhunter_negotiations_due" ON "headhunter_negotiations" USING btree ("try_after") WHERE "headhunter_negotiations"."pending_status" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "headhunter_vacancies_once" ON "headhunter_vacancies" USING btree ("hh_vacancy_id");--> statement-breakpoint
CREATE INDEX "headhunter_vacancies_user" ON "headhunter_vacancies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("vacancy_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","number");
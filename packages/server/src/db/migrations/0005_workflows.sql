CREATE TABLE "assistant_prompts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area_id" integer NOT NULL,
	"language" text NOT NULL,
	"instructions" text NOT NULL,
	"pack" jsonb NOT NULL,
	CONSTRAINT "assistant_prompts_once" UNIQUE("area_id","language")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"company_profile" jsonb NOT NULL,
	"messages" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"last_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"vacancy_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"account" text NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "model_usage_account_day_pk" PRIMARY KEY("account","day")
);
--> statement-breakpoint
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
	"refreshing_until" timestamp with time zone,
	"connected_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_sync_at" timestamp with time zone,
	"sync_asked_at" timestamp with time zone,
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
	CONSTRAINT "headhunter_negotiations_application" UNIQUE("application_id")
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
CREATE TABLE "operator_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_answers" (
	"interview_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"text" text,
	"media_id" uuid,
	CONSTRAINT "interview_answers_interview_id_question_id_pk" PRIMARY KEY("interview_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "interview_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"is_generated" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"token" text NOT NULL,
	"language" text NOT NULL,
	"questions" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"candidate_name" text,
	"candidate_phone" text,
	CONSTRAINT "interviews_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"interview_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"sha256" text,
	"url_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_chunks" (
	"media_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"length" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "media_chunks_media_id_start_pk" PRIMARY KEY("media_id","start")
);
--> statement-breakpoint
CREATE TABLE "publishing_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_postings" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "application_events_application";--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "application_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "posting_services" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "sending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "is_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "external_url" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "assistant_prompts" ADD CONSTRAINT "assistant_prompts_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_connections" ADD CONSTRAINT "headhunter_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_consents" ADD CONSTRAINT "headhunter_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_negotiations" ADD CONSTRAINT "headhunter_negotiations_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_negotiations" ADD CONSTRAINT "headhunter_negotiations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_vacancies" ADD CONSTRAINT "headhunter_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_vacancies" ADD CONSTRAINT "headhunter_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_chunks" ADD CONSTRAINT "media_chunks_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publishing_sessions" ADD CONSTRAINT "publishing_sessions_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publishing_sessions" ADD CONSTRAINT "publishing_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_postings" ADD CONSTRAINT "used_postings_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_postings" ADD CONSTRAINT "used_postings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_age" ON "conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "headhunter_connections_employer" ON "headhunter_connections" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "headhunter_consents_expiry" ON "headhunter_consents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "headhunter_negotiations_due" ON "headhunter_negotiations" USING btree ("try_after") WHERE "headhunter_negotiations"."pending_status" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "headhunter_vacancies_once" ON "headhunter_vacancies" USING btree ("hh_vacancy_id");--> statement-breakpoint
CREATE INDEX "headhunter_vacancies_user" ON "headhunter_vacancies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_questions_vacancy" ON "interview_questions" USING btree ("vacancy_id","position");--> statement-breakpoint
CREATE INDEX "interviews_vacancy" ON "interviews" USING btree ("vacancy_id","submitted_at");--> statement-breakpoint
CREATE INDEX "media_interview" ON "media" USING btree ("interview_id","question_id");--> statement-breakpoint
CREATE INDEX "publishing_sessions_vacancy" ON "publishing_sessions" USING btree ("vacancy_id","started_at");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_session_id_publishing_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."publishing_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("vacancy_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "publications_running" ON "publications" USING btree ("published_at") WHERE "publications"."status" = 'running';--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","number");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_once" UNIQUE("session_id","service_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_postings" CHECK ("subscriptions"."postings_used" <= "subscriptions"."postings_limit");
CREATE TABLE "operator_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
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
ALTER TABLE "posting_services" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "sending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "external_url" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "publishing_sessions" ADD CONSTRAINT "publishing_sessions_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publishing_sessions" ADD CONSTRAINT "publishing_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_postings" ADD CONSTRAINT "used_postings_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_postings" ADD CONSTRAINT "used_postings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publishing_sessions_vacancy" ON "publishing_sessions" USING btree ("vacancy_id","started_at");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_session_id_publishing_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."publishing_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_running" ON "publications" USING btree ("published_at") WHERE "publications"."status" = 'running';--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_once" UNIQUE("session_id","service_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_postings" CHECK ("subscriptions"."postings_used" <= "subscriptions"."postings_limit");
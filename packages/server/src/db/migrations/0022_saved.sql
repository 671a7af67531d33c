CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"is_telegram_on" boolean DEFAULT true NOT NULL,
	"is_sms_on" boolean DEFAULT true NOT NULL,
	"digest" text DEFAULT 'daily' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_finds" (
	"search_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_finds_search_id_vacancy_id_pk" PRIMARY KEY("search_id","vacancy_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text,
	"search" text,
	"location" text,
	"employment_type" text,
	"notify" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"new_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_vacancies" (
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_vacancies_user_id_vacancy_id_pk" PRIMARY KEY("user_id","vacancy_id")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_searches_check" ON "saved_searches" USING btree ("checked_at","id");--> statement-breakpoint
CREATE INDEX "saved_vacancies_newest" ON "saved_vacancies" USING btree ("user_id","saved_at","vacancy_id");--> statement-breakpoint
CREATE INDEX "applications_kept" ON "applications" USING btree ("updated_at","id") WHERE "applications"."status" = 'rejected' and "applications"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;
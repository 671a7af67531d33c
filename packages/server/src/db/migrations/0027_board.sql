CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "application_batch_items" (
	"batch_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"event_id" uuid,
	CONSTRAINT "application_batch_items_batch_id_application_id_pk" PRIMARY KEY("batch_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_votes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"value" text NOT NULL,
	"comment" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_votes_application_id_user_id_pk" PRIMARY KEY("application_id","user_id"),
	CONSTRAINT "application_votes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "application_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text_ru" text NOT NULL,
	"text_uz" text,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"name_uz" text,
	"position" integer NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "refusal_comment" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "votes_yes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "votes_no" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(candidate_name || ' ' || coalesce(title, '') || ' ' || coalesce(phone, ''))) STORED;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "send_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_batch_items" ADD CONSTRAINT "application_batch_items_batch_id_application_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."application_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_batch_items" ADD CONSTRAINT "application_batch_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_batch_items" ADD CONSTRAINT "application_batch_items_event_id_application_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."application_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_votes" ADD CONSTRAINT "application_votes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_votes" ADD CONSTRAINT "application_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_batches" ADD CONSTRAINT "application_batches_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_templates_company" ON "message_templates" USING btree ("company_id","kind");--> statement-breakpoint
CREATE INDEX "stages_company" ON "stages" USING btree ("company_id","status","position");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_batch_id_application_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."application_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_batch_id_application_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."application_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("vacancy_id","status","status_since","id");--> statement-breakpoint
CREATE INDEX "applications_votes" ON "applications" USING btree ("vacancy_id","status","votes_yes","id");--> statement-breakpoint
CREATE INDEX "applications_city" ON "applications" USING btree ("vacancy_id","city");--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("stage_id") WHERE "applications"."stage_id" is not null;--> statement-breakpoint
CREATE INDEX "application_messages_waiting" ON "application_messages" USING btree ("send_after") WHERE "application_messages"."send_after" is not null and "application_messages"."sent_at" is null;--> statement-breakpoint
UPDATE "applications" SET
  "phone" = "users"."phone",
  "title" = left("applications"."resume" ->> 'title', 200),
  "city" = "applications"."resume" ->> 'location'
FROM "users" WHERE "users"."id" = "applications"."candidate_id" AND "applications"."erased_at" IS NULL;--> statement-breakpoint
INSERT INTO "message_templates" ("id", "kind", "name", "text_ru", "text_uz") VALUES
  ('7e000000-0000-4000-8000-000000000001', 'refusal', 'Вежливый отказ', 'Здравствуйте, {{first_name}}! Спасибо за отклик на вакансию «{{vacancy}}». Сейчас мы выбрали других кандидатов. Будем рады, если вы откликнетесь на другие вакансии {{company}}.', 'Assalomu alaykum, {{first_name}}! «{{vacancy}}» vakansiyasiga arizangiz uchun rahmat. Hozircha boshqa nomzodlarni tanladik. {{company}} kompaniyasining boshqa vakansiyalariga ham ariza yuborsangiz, xursand bo‘lamiz.'),
  ('7e000000-0000-4000-8000-000000000002', 'interview', 'Приглашение на видеоинтервью', 'Здравствуйте, {{first_name}}! Приглашаем на короткое видеоинтервью по вакансии «{{vacancy}}»: {{interview_link}}. Можно с телефона.', 'Assalomu alaykum, {{first_name}}! «{{vacancy}}» vakansiyasi bo‘yicha qisqa videosuhbatga taklif qilamiz: {{interview_link}}. Telefondan ham bo‘ladi.'),
  ('7e000000-0000-4000-8000-000000000003', 'call', 'Договориться о звонке', 'Здравствуйте, {{first_name}}! Когда вам удобно созвониться? {{my_name}}, {{my_phone}}.', 'Assalomu alaykum, {{first_name}}! Qachon gaplashsak qulay bo‘ladi? {{my_name}}, {{my_phone}}.'),
  ('7e000000-0000-4000-8000-000000000004', 'closed', 'Вакансия закрыта', 'Здравствуйте, {{first_name}}! Вакансия «{{vacancy}}» закрыта. Мы сохранили ваш отклик и напишем, если откроется похожая.', 'Assalomu alaykum, {{first_name}}! «{{vacancy}}» vakansiyasi yopildi. Arizangizni saqlab qo‘ydik, o‘xshashi ochilsa, yozamiz.');

CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"role" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"entity_title" text,
	"changes" jsonb,
	"reason" text,
	"address" text,
	"request_id" text,
	"hash" "bytea" DEFAULT ''::bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_claims" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"operator_key" text NOT NULL,
	"operator_name" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_reasons" (
	"code" text PRIMARY KEY NOT NULL,
	"text_ru" text NOT NULL,
	"text_uz" text NOT NULL,
	"kinds" text[] NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "operator_tickets" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" uuid,
	"step" text NOT NULL,
	"salt" "bytea",
	"code_hash" "bytea",
	"secret" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"secret" "bytea",
	"last_step" bigint,
	"enrolment_hash" "bytea",
	"enrolment_expires_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "vacancies_pending";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "stir_verified_by" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "stir_verified_note" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "role" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancy_moderations" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "vacancy_moderations" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "vacancy_moderations" ADD COLUMN "reasons" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_moderations" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_claims" ADD CONSTRAINT "moderation_claims_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_codes" ADD CONSTRAINT "operator_recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_tickets" ADD CONSTRAINT "operator_tickets_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_entity" ON "audit_events" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "operator_recovery_codes_operator" ON "operator_recovery_codes" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_tickets_age" ON "operator_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_phone" ON "operators" USING btree ("phone") WHERE "operators"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "vacancies_pending" ON "vacancies" USING btree (coalesce("submitted_at", "created_at"),"id") WHERE "vacancies"."moderation_status" = 'pending' and "vacancies"."deleted_at" is null;--> statement-breakpoint
UPDATE vacancies SET submitted_at = coalesce(
  (SELECT max(at) FROM vacancy_moderations WHERE vacancy_id = vacancies.id AND vacancy_moderations.status = 'pending'),
  created_at) WHERE moderation_status = 'pending';--> statement-breakpoint
-- What is hidden with a company is hidden when it is blocked, too.
CREATE OR REPLACE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_document LANGUAGE sql STABLE AS $$
  SELECT vacancy.id, published.at,
    tsvector_to_array(to_tsvector('kasb', search_fold(concat_ws(' ', vacancy.title, company.name, asked.skills, vacancy.description))))
      || coalesce(place.facets, ARRAY[]::text[])
      || ('type:' || coalesce(vacancy.employment_type, ''))
      || array(SELECT 'job:' || slug FROM unnest(jobs.slugs) AS slug),
    published.first_at,
    substring(array_to_string(place.facets, ' ') FROM 'city:([0-9]+)')::integer,
    jobs.slugs
  FROM vacancies vacancy
  JOIN companies company ON company.id = vacancy.company_id AND company.deleted_at IS NULL AND company.blocked_at IS NULL
  CROSS JOIN LATERAL (
    SELECT max(delivery.published_at) FILTER (WHERE delivery.status = 'success') AS at,
      min(delivery.published_at) AS first_at
    FROM deliveries delivery JOIN channels channel ON channel.id = delivery.channel_id
    WHERE delivery.vacancy_id = vacancy.id AND delivery.status IN ('success', 'removed') AND channel.type = 'website'
  ) published
  CROSS JOIN LATERAL (
    SELECT tsvector_to_array(to_tsvector('kasb', search_fold(vacancy.title))) AS words
  ) titled
  CROSS JOIN LATERAL (
    SELECT array(
      SELECT DISTINCT known.slug FROM search_professions known
      WHERE known.first = ANY (titled.words) AND known.words <@ titled.words ORDER BY known.slug
    ) AS slugs
  ) jobs
  LEFT JOIN LATERAL (
    SELECT facets FROM search_places WHERE key = trim(search_fold(vacancy.location)) LIMIT 1
  ) place ON true
  LEFT JOIN LATERAL (
    SELECT string_agg(skill.name, ' ') AS skills
    FROM vacancy_skills JOIN skills skill ON skill.id = skill_id WHERE vacancy_skills.vacancy_id = vacancy.id
  ) asked ON true
  WHERE vacancy.id = ANY (ids) AND vacancy.status = 'active' AND published.at IS NOT NULL
    AND coalesce(vacancy.moderation_status, 'approved') = 'approved'
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vacancy_search(array_agg(vacancies.id))
  FROM changed JOIN former USING (id) JOIN vacancies ON vacancies.company_id = changed.id AND vacancies.deleted_at IS NULL
  WHERE (changed.name, changed.deleted_at, changed.blocked_at) IS DISTINCT FROM (former.name, former.deleted_at, former.blocked_at)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A digest of a row and of all before it. What is absent does not count: a column that comes later changes no digest.
CREATE FUNCTION audit_event_hash(event audit_events, former bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(coalesce(former, ''::bytea) || convert_to(
    (jsonb_strip_nulls(to_jsonb(event) - 'hash' - 'at') || jsonb_build_object('at', extract(epoch FROM event.at)))::text,
    'UTF8'))
$$;--> statement-breakpoint
-- One writer at a time: the numbers have no gaps, and each row knows the one before.
CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former audit_events;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit_events', 0));
  SELECT * INTO former FROM audit_events ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(former.id, 0) + 1;
  NEW.hash := audit_event_hash(NEW, former.hash);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_chained BEFORE INSERT ON audit_events
  FOR EACH ROW EXECUTE FUNCTION chain_audit_event();--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
INSERT INTO moderation_reasons (code, text_ru, text_uz, kinds, position) VALUES
  ('contacts', 'Контакты в тексте', 'Matnda kontaktlar', '{revise,reject}', 1),
  ('discrimination', 'Требования к полу или возрасту', 'Jins yoki yosh talabi', '{revise,reject}', 2),
  ('thin', 'Мало сведений о работе', 'Ish haqida ma’lumot kam', '{revise,reject}', 3),
  ('salary', 'Зарплата указана неверно', 'Maosh noto‘g‘ri', '{revise,reject}', 4),
  ('not_vacancy', 'Это не вакансия', 'Bu vakansiya emas', '{revise,reject}', 5),
  ('asks_money', 'Просят деньги за устройство', 'Ishga olish uchun pul so‘ralgan', '{revise,reject}', 6),
  ('duplicate', 'Дубликат', 'Takror', '{revise,reject}', 7),
  ('foreign_company', 'Чужая компания', 'Begona kompaniya', '{revise,reject}', 8),
  ('insult', 'Оскорбления', 'Haqorat', '{revise,reject}', 9);

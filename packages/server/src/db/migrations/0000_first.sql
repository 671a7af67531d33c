CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Text search over the public list. Everything here is kept by triggers, whoever writes.

-- One spelling of a text, for documents and queries alike: lower case, ё as е, Uzbek apostrophes dropped,
-- letters and digits only, and Latin letters that only look Cyrillic («тeхнолог», «1C») made Cyrillic.
CREATE FUNCTION search_fold(input text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := regexp_replace(translate(lower(input), 'ёʻʼ‘’''`´', 'е'), '[^a-zа-яўқғҳ0-9]+', ' ', 'g');
BEGIN
  IF folded ~ '[a-z][а-яўқғҳ]|[а-яўқғҳ][a-z]|[0-9][a-z]' THEN
    SELECT string_agg(
      CASE WHEN word ~ '[а-яўқғҳ]' OR word ~ '^[0-9]+[aceopxytkmhb]+$'
        THEN translate(word, 'aceopxytkmhb', 'асеорхуткмнв') ELSE word END,
      ' ' ORDER BY position)
    INTO folded
    FROM regexp_split_to_table(folded, ' ') WITH ORDINALITY AS words(word, position);
  END IF;
  RETURN folded;
END $$;--> statement-breakpoint
-- A word and its spellings one letter short: two words with a spelling in common are about one typo apart.
CREATE FUNCTION search_shortened(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT overlay(word PLACING '' FROM place FOR 1)) || word FROM generate_series(1, length(word)) AS place
$$;--> statement-breakpoint
-- The words of a name by their sounds, each after a space: one spelling for Russian, both Uzbek alphabets and any
-- apostrophe. `foldName` of @kasb/domain is the same, letter by letter, and a test compares the two.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- Lower case of Cyrillic letters hangs on the locale of the database.
  folded text := translate(lower(normalize(translate(name, 'ЪЬъь''`´‘’‛ʻʼʽʾʿʹˈ′‵＇՚"＂', ''), NFKC)),
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯҚҒҲЎЁ',
    'абвгдежзийклмнопрстуфхцчшщыэюяқғҳўё');
  pair text[];
BEGIN
  folded := regexp_replace(replace(translate(folded, 'й', 'y'), 'ç', 'ch'), '[şș]', 'sh', 'g');
  folded := regexp_replace(normalize(folded, NFD), '[\u0300-\u036F]+', '', 'g');
  folded := translate(folded, 'абвгғдеёжзиіӣкқлмнңоөпрстуўӯүұфхҳһцчшщыэюяәҷouqwx', 'abvggdeejziiikklmnnaaprstaaaaafhhhцчшшieeeajaakvh');
  FOREACH pair SLICE 1 IN ARRAY ARRAY[
    ['kh', 'h'], ['gh', 'g'], ['shch', 'ш'], ['sh', 'ш'], ['ch', 'ч'], ['ts', 'ц'], ['zh', 'j'], ['dj', 'j'],
    ['c', 'k'], ['ya', 'e'], ['ye', 'e'], ['ia', 'ie'], ['y', 'i'], ['ш', 'sh'], ['ч', 'ch'], ['ц', 'ts']
  ] LOOP
    folded := replace(folded, pair[1], pair[2]);
  END LOOP;
  folded := regexp_replace(folded, '([a-z])\1+', '\1', 'g');
  folded := regexp_replace(folded, '[\t\n\r\u0020-\u002F\u003A-\u0060\u007B-\u00BF\u2000-\u2BFF\u3000-\u303F]+', ' ', 'g');
  RETURN rtrim(' ' || btrim(folded));
END $$;--> statement-breakpoint
-- The parts of three letters that a text has, in lower case: what contains a text has all of its parts. Those of
-- pg_trgm are of letters by the locale of the database, and none are Cyrillic where that is C.
CREATE FUNCTION text_grams(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(substr(lower($1), place, 3)), '{}') FROM generate_series(1, length(lower($1)) - 2) place
$$;--> statement-breakpoint
CREATE TABLE "application_stages" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"reached" smallint NOT NULL,
	"outcome" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"first_reply_at" timestamp with time zone,
	"hired_at" timestamp with time zone,
	"applied_for" integer,
	"screening_for" integer,
	"interview_for" integer,
	"offer_for" integer
);--> statement-breakpoint
CREATE TABLE "company_daily" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_daily_company_id_day_source_pk" PRIMARY KEY("company_id","day","source")
);--> statement-breakpoint
CREATE TABLE "salary_points" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"position_key" text NOT NULL,
	"city_id" integer,
	"region_id" integer,
	"amount" bigint NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "vacancy_daily" (
	"vacancy_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vacancy_daily_vacancy_id_day_source_pk" PRIMARY KEY("vacancy_id","day","source")
);--> statement-breakpoint
CREATE TABLE "vacancy_monthly" (
	"vacancy_id" uuid NOT NULL,
	"month" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vacancy_monthly_vacancy_id_month_source_pk" PRIMARY KEY("vacancy_id","month","source")
);--> statement-breakpoint
CREATE TABLE "vacancy_spans" (
	"vacancy_id" uuid NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone,
	CONSTRAINT "vacancy_spans_vacancy_id_from_at_pk" PRIMARY KEY("vacancy_id","from_at")
);--> statement-breakpoint
CREATE TABLE "assistant_prompts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area_id" integer NOT NULL,
	"language" text NOT NULL,
	"instructions" text NOT NULL,
	"pack" jsonb NOT NULL,
	CONSTRAINT "assistant_prompts_once" UNIQUE("area_id","language")
);--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text,
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
);--> statement-breakpoint
CREATE TABLE "model_usage" (
	"account" text NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "model_usage_account_day_pk" PRIMARY KEY("account","day")
);--> statement-breakpoint
CREATE TABLE "prompt_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompt_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area_id" integer NOT NULL,
	"language" text NOT NULL,
	"instructions" text,
	"pack" jsonb,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" text
);--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"address" text,
	"user_agent" text,
	"withdrawn_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "resume_file_chunks" (
	"file_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"length" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "resume_file_chunks_file_id_start_pk" PRIMARY KEY("file_id","start")
);--> statement-breakpoint
CREATE TABLE "resume_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"about" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"location" text,
	"salary_amount" bigint,
	"currency" text,
	"employment" text[] DEFAULT '{}' NOT NULL,
	"formats" text[] DEFAULT '{}' NOT NULL,
	"schedules" text[] DEFAULT '{}' NOT NULL,
	"start" text,
	"driving" text[] DEFAULT '{}' NOT NULL,
	"is_relocatable" boolean DEFAULT false NOT NULL,
	"has_no_experience" boolean DEFAULT false NOT NULL,
	"experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visibility" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"share_token" text,
	"version" integer DEFAULT 1 NOT NULL,
	"completeness" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "resumes_share_token" UNIQUE("share_token")
);--> statement-breakpoint
CREATE TABLE "application_batch_items" (
	"batch_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"event_id" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "application_batch_items_batch_id_application_id_pk" PRIMARY KEY("batch_id","application_id")
);--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "application_votes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"value" text NOT NULL,
	"comment" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_votes_application_id_user_id_pk" PRIMARY KEY("application_id","user_id"),
	CONSTRAINT "application_votes_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"website" text,
	"description" text,
	"logo_url" text,
	"company_type" text NOT NULL,
	"area_id" integer NOT NULL,
	"city_id" integer,
	"legal_name" text,
	"stir" text,
	"stir_verified_at" timestamp with time zone,
	"stir_verified_by" text,
	"stir_verified_note" text,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"oked" text,
	"mfo" text,
	"bank_account" text,
	"bank_name" text,
	"legal_address" text,
	"first_name" text,
	"last_name" text,
	"middle_name" text,
	"identity" "bytea",
	"passport_issued_by" text,
	"passport_issued_date" date,
	"registration_address" text,
	"actual_address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "company_invitations_once" UNIQUE("company_id","phone")
);--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);--> statement-breakpoint
CREATE TABLE "description_jobs" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"website" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone,
	"asked_by" uuid
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "headhunter_consents" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"verifier" "bytea" NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "headhunter_lendings" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"lent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "headhunter_lendings_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "asked_phones" (
	"network" text NOT NULL,
	"phone" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asked_phones_network_phone_pk" PRIMARY KEY("network","phone")
);--> statement-breakpoint
CREATE TABLE "creations" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creations_user_id_key_pk" PRIMARY KEY("user_id","key")
);--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "modules" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_uz" text,
	"is_enabled" boolean DEFAULT true NOT NULL
);--> statement-breakpoint
CREATE TABLE "operator_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'admin' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "proof_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "rate_hits" (
	"bucket" text NOT NULL,
	"hit_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text,
	"user_agent" text,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "settings" (
	"category" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"value_uz" text,
	CONSTRAINT "settings_category_name_pk" PRIMARY KEY("category","name")
);--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"nonce_hash" "bytea" PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"network" text NOT NULL,
	"device" "bytea",
	"form" jsonb,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"blind_attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "sms_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"position" text,
	"department" text,
	"about" text,
	"email" text,
	"location" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"delete_at" timestamp with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_phone" CHECK ("users"."phone" ~ '^998[0-9]{9}$')
);--> statement-breakpoint
CREATE TABLE "interview_answers" (
	"interview_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"text" text,
	"media_id" uuid,
	CONSTRAINT "interview_answers_interview_id_question_id_pk" PRIMARY KEY("interview_id","question_id")
);--> statement-breakpoint
CREATE TABLE "interview_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"is_generated" boolean NOT NULL
);--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"application_id" uuid,
	"token_hash" "bytea" NOT NULL,
	"token_sealed" "bytea",
	"language" text NOT NULL,
	"questions" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"candidate_name" text,
	"candidate_phone" text,
	"uploads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "interviews_token_hash_unique" UNIQUE("token_hash")
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "media_chunks" (
	"media_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"length" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "media_chunks_media_id_start_pk" PRIMARY KEY("media_id","start")
);--> statement-breakpoint
CREATE TABLE "email_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"notification_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"try_after" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "notification_deliveries_once" UNIQUE("notification_id","channel")
);--> statement-breakpoint
CREATE TABLE "short_links" (
	"code" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "telegram_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"seller" jsonb NOT NULL,
	"payer" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"document_number" text,
	"paid_on" date,
	"marked_by" text,
	CONSTRAINT "invoices_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_token_unique" UNIQUE("token")
);--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"plan_id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_tiyin" bigint NOT NULL,
	"vat_percent" smallint NOT NULL,
	"vat_tiyin" bigint NOT NULL,
	"currency" text NOT NULL,
	"renews" uuid,
	"payer" jsonb,
	"redirect" text,
	"failure" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"refund_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refund_by" text,
	"refund_reason" text,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_number" CHECK ("orders"."number" ~ '^[0-9]{8}$'),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount_tiyin" > 0)
);--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"method" text NOT NULL,
	"request" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"ms" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 70001 CACHE 1),
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"provider_ref" text,
	"amount_tiyin" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_time" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"performed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reason" integer,
	"fiscal" jsonb,
	CONSTRAINT "payments_number_unique" UNIQUE("number"),
	CONSTRAINT "payments_once" UNIQUE("provider","provider_id")
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "audit_head" (
	"is_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);--> statement-breakpoint
CREATE TABLE "moderation_claims" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"operator_key" text NOT NULL,
	"operator_name" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "moderation_reasons" (
	"code" text PRIMARY KEY NOT NULL,
	"text_ru" text NOT NULL,
	"text_uz" text NOT NULL,
	"kinds" text[] NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);--> statement-breakpoint
CREATE TABLE "operator_recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"address" text,
	"user_agent" text
);--> statement-breakpoint
CREATE TABLE "operator_tickets" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" uuid,
	"step" text NOT NULL,
	"salt" "bytea",
	"code_hash" "bytea",
	"secret" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_uz" text,
	"identifier" text,
	"removed_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"publication_id" uuid,
	"status" text NOT NULL,
	"error" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"sending_at" timestamp with time zone,
	"is_told" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"external_url" text,
	"digest" text,
	"tag" text DEFAULT translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 8), '+/', 'xz') NOT NULL,
	CONSTRAINT "deliveries_tag" UNIQUE("tag"),
	CONSTRAINT "deliveries_once" UNIQUE("publication_id","channel_id")
);--> statement-breakpoint
CREATE TABLE "pricing_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"name_uz" text,
	"description" text,
	"description_uz" text,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"billing_period" text NOT NULL,
	"features" text[] NOT NULL,
	"features_uz" text[],
	"postings_limit" integer,
	"is_offered" boolean DEFAULT true NOT NULL
);--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "subscription_lendings" (
	"subscription_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"lent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_lendings_subscription_id_company_id_pk" PRIMARY KEY("subscription_id","company_id")
);--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"postings_used" integer DEFAULT 0 NOT NULL,
	"postings_limit" integer,
	"amount_paid" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_method" text,
	"order_id" uuid,
	"granted_plan" jsonb,
	CONSTRAINT "subscriptions_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "subscriptions_postings" CHECK ("subscriptions"."postings_used" <= "subscriptions"."postings_limit")
);--> statement-breakpoint
CREATE TABLE "used_postings" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"used_by" uuid,
	"used_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"changes" jsonb,
	"address" text,
	"request_id" text
);--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dedupe" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","dedupe")
);--> statement-breakpoint
CREATE TABLE "areas" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_uz" text,
	CONSTRAINT "areas_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"region_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_uz" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"symbol_uz" text,
	"name" text NOT NULL,
	"name_uz" text,
	"position" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "employment_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_uz" text,
	"position" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "moved_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "moved_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);--> statement-breakpoint
CREATE TABLE "professions" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_uz" text NOT NULL,
	"words" text[] NOT NULL
);--> statement-breakpoint
CREATE TABLE "regions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_uz" text NOT NULL,
	CONSTRAINT "regions_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "resume_visibilities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_uz" text,
	"position" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_uz" text,
	"key" text NOT NULL,
	CONSTRAINT "skills_key_unique" UNIQUE("key")
);--> statement-breakpoint
CREATE TABLE "company_replies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"reply_hours" integer,
	"viewed_percent" smallint NOT NULL,
	"sample" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"is_telegram_on" boolean DEFAULT true NOT NULL,
	"is_sms_on" boolean DEFAULT true NOT NULL,
	"digest" text DEFAULT 'daily' NOT NULL,
	"telegram_chat" bigint,
	"telegram_name" text,
	"telegram_at" timestamp with time zone,
	"telegram_blocked_at" timestamp with time zone,
	"email" text,
	"email_confirmed_at" timestamp with time zone,
	"email_off" text,
	"unsubscribe_token" text,
	"kinds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_quiet" boolean DEFAULT true NOT NULL,
	"quiet_from" text DEFAULT '21:00' NOT NULL,
	"quiet_to" text DEFAULT '08:00' NOT NULL,
	"gather" text DEFAULT 'hourly' NOT NULL,
	CONSTRAINT "notification_settings_chat" UNIQUE("telegram_chat"),
	CONSTRAINT "notification_settings_unsubscribe" UNIQUE("unsubscribe_token")
);--> statement-breakpoint
CREATE TABLE "saved_search_finds" (
	"search_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_finds_search_id_vacancy_id_pk" PRIMARY KEY("search_id","vacancy_id")
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "saved_vacancies" (
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_vacancies_user_id_vacancy_id_pk" PRIMARY KEY("user_id","vacancy_id")
);--> statement-breakpoint
CREATE TABLE "screening_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"is_required" boolean NOT NULL,
	"wanted" jsonb,
	"deleted_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "application_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "stages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"name_uz" text,
	"position" integer NOT NULL,
	"deleted_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "page_changes" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vacancy_id" uuid,
	"company_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"spelling" text NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "search_spellings_spelling_term_id_pk" PRIMARY KEY("spelling","term_id")
);--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	CONSTRAINT "search_terms_term_unique" UNIQUE("term")
);--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"requirements" text[] DEFAULT '{}'::text[] NOT NULL,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"location" text,
	"employment_type" text,
	"remote_type" text DEFAULT 'office' NOT NULL,
	"salary_min" bigint,
	"salary_max" bigint,
	"currency" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"moderation_status" text,
	"moderation_comment" text,
	"moderated_by" text,
	"moderated_at" timestamp with time zone,
	"valid_until" date,
	"submitted_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "vacancy_forced_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title_before" text NOT NULL,
	"title_after" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "vacancy_moderations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"status" text NOT NULL,
	"comment" text,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer,
	"content" jsonb,
	"reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"operator_id" uuid,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "vacancy_moderations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);--> statement-breakpoint
CREATE TABLE "vacancy_search" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"first_published_at" timestamp with time zone NOT NULL,
	"terms" integer[] NOT NULL,
	"city_id" integer,
	"professions" text[] DEFAULT '{}'::text[] NOT NULL
);--> statement-breakpoint
CREATE TABLE "vacancy_skills" (
	"vacancy_id" uuid NOT NULL,
	"skill_id" integer NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	CONSTRAINT "vacancy_skills_vacancy_id_skill_id_pk" PRIMARY KEY("vacancy_id","skill_id")
);--> statement-breakpoint
CREATE TABLE "vacancy_views" (
	"vacancy_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "vacancy_views_vacancy_id_day_visitor_pk" PRIMARY KEY("vacancy_id","day","visitor")
);--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text DEFAULT 'status' NOT NULL,
	"status" text NOT NULL,
	"author_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"visible_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stage_id" uuid,
	"batch_id" uuid,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "application_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" text,
	"template_id" uuid,
	"batch_id" uuid,
	"send_after" timestamp with time zone,
	"sent_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"candidate_id" uuid,
	"candidate_name" text NOT NULL,
	"candidate_email" text,
	"phone" text,
	"title" text,
	"city" text,
	"status" text DEFAULT 'applied' NOT NULL,
	"source" text DEFAULT 'platform' NOT NULL,
	"message" text,
	"own_resume_id" uuid,
	"resume" jsonb,
	"file_id" uuid,
	"facts" jsonb,
	"answers" jsonb,
	"via" text,
	"opened_at" timestamp with time zone,
	"stage_id" uuid,
	"refusal_reason" text,
	"refusal_comment" text,
	"votes_yes" smallint DEFAULT 0 NOT NULL,
	"votes_no" smallint DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	"erased_at" timestamp with time zone,
	"revived" smallint DEFAULT 0 NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"last_event_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unread_employer" integer DEFAULT 0 NOT NULL,
	"unread_candidate" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_name(candidate_name || ' ' || coalesce(title, '')) || ' ' || coalesce(phone, '')) STORED,
	CONSTRAINT "applications_once" UNIQUE("vacancy_id","candidate_id")
);--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_name("name")) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_name("first_name" || ' ' || "last_name")) STORED;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_name("title")) STORED;--> statement-breakpoint
ALTER TABLE "application_stages" ADD CONSTRAINT "application_stages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_daily" ADD CONSTRAINT "company_daily_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_points" ADD CONSTRAINT "salary_points_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_daily" ADD CONSTRAINT "vacancy_daily_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_monthly" ADD CONSTRAINT "vacancy_monthly_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_spans" ADD CONSTRAINT "vacancy_spans_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_prompts" ADD CONSTRAINT "assistant_prompts_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_file_chunks" ADD CONSTRAINT "resume_file_chunks_file_id_resume_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resume_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_visibility_resume_visibilities_id_fk" FOREIGN KEY ("visibility") REFERENCES "public"."resume_visibilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_batch_items" ADD CONSTRAINT "application_batch_items_batch_id_application_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."application_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_batch_items" ADD CONSTRAINT "application_batch_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_batch_items" ADD CONSTRAINT "application_batch_items_event_id_application_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."application_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_votes" ADD CONSTRAINT "application_votes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_votes" ADD CONSTRAINT "application_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "description_jobs" ADD CONSTRAINT "description_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "description_jobs" ADD CONSTRAINT "description_jobs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_connections" ADD CONSTRAINT "headhunter_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_consents" ADD CONSTRAINT "headhunter_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_lendings" ADD CONSTRAINT "headhunter_lendings_user_id_headhunter_connections_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."headhunter_connections"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_lendings" ADD CONSTRAINT "headhunter_lendings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_negotiations" ADD CONSTRAINT "headhunter_negotiations_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_negotiations" ADD CONSTRAINT "headhunter_negotiations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_vacancies" ADD CONSTRAINT "headhunter_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_vacancies" ADD CONSTRAINT "headhunter_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_chunks" ADD CONSTRAINT "media_chunks_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_links" ADD CONSTRAINT "telegram_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_id_pricing_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."pricing_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_renews_subscriptions_id_fk" FOREIGN KEY ("renews") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_claims" ADD CONSTRAINT "moderation_claims_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_codes" ADD CONSTRAINT "operator_recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_tickets" ADD CONSTRAINT "operator_tickets_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_plans" ADD CONSTRAINT "pricing_plans_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_lendings" ADD CONSTRAINT "subscription_lendings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_lendings" ADD CONSTRAINT "subscription_lendings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_pricing_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."pricing_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_postings" ADD CONSTRAINT "used_postings_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_postings" ADD CONSTRAINT "used_postings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_postings" ADD CONSTRAINT "used_postings_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_parent_id_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_replies" ADD CONSTRAINT "company_replies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_questions" ADD CONSTRAINT "screening_questions_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_batches" ADD CONSTRAINT "application_batches_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_spellings" ADD CONSTRAINT "search_spellings_term_id_search_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."search_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_employment_type_employment_types_id_fk" FOREIGN KEY ("employment_type") REFERENCES "public"."employment_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_forced_edits" ADD CONSTRAINT "vacancy_forced_edits_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_forced_edits" ADD CONSTRAINT "vacancy_forced_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_moderations" ADD CONSTRAINT "vacancy_moderations_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_search" ADD CONSTRAINT "vacancy_search_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_skills" ADD CONSTRAINT "vacancy_skills_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_skills" ADD CONSTRAINT "vacancy_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_views" ADD CONSTRAINT "vacancy_views_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_batch_id_application_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."application_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_batch_id_application_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."application_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_own_resume_id_resumes_id_fk" FOREIGN KEY ("own_resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_file_id_resume_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resume_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_stages_vacancy" ON "application_stages" USING btree ("vacancy_id","day");--> statement-breakpoint
CREATE INDEX "salary_points_position" ON "salary_points" USING btree ("position_key");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_client" ON "conversations" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_age" ON "conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "prompt_versions_place" ON "prompt_versions" USING btree ("area_id","language","id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","given_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_files_whole" ON "resume_files" USING btree ("resume_id") WHERE "resume_files"."sha256" is not null;--> statement-breakpoint
CREATE INDEX "resume_files_user" ON "resume_files" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_default" ON "resumes" USING btree ("user_id") WHERE "resumes"."is_default" and "resumes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resumes_user" ON "resumes" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_verified_stir" ON "companies" USING btree ("stir") WHERE "companies"."stir_verified_at" is not null and "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_made" ON "companies" USING btree ("created_at","id") WHERE "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_stir" ON "companies" USING btree ("stir") WHERE "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin (text_grams(search));--> statement-breakpoint
CREATE INDEX "company_invitations_phone" ON "company_invitations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "description_jobs_due" ON "description_jobs" USING btree ("run_after");--> statement-breakpoint
CREATE INDEX "headhunter_connections_employer" ON "headhunter_connections" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "headhunter_consents_expiry" ON "headhunter_consents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "headhunter_lendings_company" ON "headhunter_lendings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "headhunter_negotiations_due" ON "headhunter_negotiations" USING btree ("try_after") WHERE "headhunter_negotiations"."pending_status" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "headhunter_vacancies_once" ON "headhunter_vacancies" USING btree ("hh_vacancy_id");--> statement-breakpoint
CREATE INDEX "headhunter_vacancies_user" ON "headhunter_vacancies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "asked_phones_network" ON "asked_phones" USING btree ("network","asked_at");--> statement-breakpoint
CREATE INDEX "creations_age" ON "creations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "rate_hits_bucket" ON "rate_hits" USING btree ("bucket","hit_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_phone" ON "sign_in_challenges" USING btree ("phone","network","sent_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_age" ON "sign_in_challenges" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "users_made" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at") WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (text_grams(search));--> statement-breakpoint
CREATE INDEX "users_phone_end" ON "users" USING btree (reverse("phone"));--> statement-breakpoint
CREATE INDEX "users_employers_made" ON "users" USING btree ("created_at") WHERE "users"."role" = 'employer';--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;--> statement-breakpoint
CREATE INDEX "interview_questions_vacancy" ON "interview_questions" USING btree ("vacancy_id","position");--> statement-breakpoint
CREATE INDEX "interviews_vacancy" ON "interviews" USING btree ("vacancy_id","submitted_at");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "media_interview" ON "media" USING btree ("interview_id","question_id");--> statement-breakpoint
CREATE INDEX "email_links_user" ON "email_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_due" ON "notification_deliveries" USING btree ("try_after") WHERE "notification_deliveries"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "telegram_links_user" ON "telegram_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_ending" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_events_at" ON "payment_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_performed" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'performed';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_created" ON "payments" USING btree ("order_id") WHERE "payments"."provider" = 'payme' and "payments"."state" = 'created';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_time" ON "payments" USING btree ("provider","provider_time");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_entity" ON "audit_events" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "operator_recovery_codes_operator" ON "operator_recovery_codes" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_tickets_age" ON "operator_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_phone" ON "operators" USING btree ("phone") WHERE "operators"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_vacancy" ON "deliveries" USING btree ("vacancy_id","published_at");--> statement-breakpoint
CREATE INDEX "deliveries_published" ON "deliveries" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "deliveries_running" ON "deliveries" USING btree ("published_at") WHERE "deliveries"."status" = 'running';--> statement-breakpoint
CREATE INDEX "publications_vacancy" ON "publications" USING btree ("vacancy_id","started_at");--> statement-breakpoint
CREATE INDEX "subscription_lendings_company" ON "subscription_lendings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("expires_at") WHERE "subscriptions"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "areas_parent" ON "areas" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "cities_region" ON "cities" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_searches_check" ON "saved_searches" USING btree ("checked_at","id");--> statement-breakpoint
CREATE INDEX "saved_vacancies_newest" ON "saved_vacancies" USING btree ("user_id","saved_at","vacancy_id");--> statement-breakpoint
CREATE INDEX "screening_questions_vacancy" ON "screening_questions" USING btree ("vacancy_id","position");--> statement-breakpoint
CREATE INDEX "message_templates_company" ON "message_templates" USING btree ("company_id","kind");--> statement-breakpoint
CREATE INDEX "stages_company" ON "stages" USING btree ("company_id","status","position");--> statement-breakpoint
CREATE INDEX "page_changes_at" ON "page_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_terms_beginning" ON "search_terms" USING btree ("term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "vacancies_company" ON "vacancies" USING btree ("company_id","created_at","id") WHERE "vacancies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vacancies_of_company" ON "vacancies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "vacancies_made" ON "vacancies" USING btree ("created_at") WHERE "vacancies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vacancies_search" ON "vacancies" USING gin (text_grams(search));--> statement-breakpoint
CREATE INDEX "vacancies_ending" ON "vacancies" USING btree ("valid_until") WHERE "vacancies"."valid_until" is not null and "vacancies"."status" in ('active', 'paused');--> statement-breakpoint
CREATE INDEX "vacancies_pending" ON "vacancies" USING btree (coalesce("submitted_at", "created_at"),"id") WHERE "vacancies"."moderation_status" = 'pending' and "vacancies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vacancy_forced_edits_vacancy" ON "vacancy_forced_edits" USING btree ("vacancy_id","at");--> statement-breakpoint
CREATE INDEX "vacancy_moderations_vacancy" ON "vacancy_moderations" USING btree ("vacancy_id","number");--> statement-breakpoint
CREATE INDEX "vacancy_moderations_decided" ON "vacancy_moderations" USING btree ("at") WHERE "vacancy_moderations"."by" = 'operator' and "vacancy_moderations"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "vacancy_search_newest" ON "vacancy_search" USING btree ("published_at","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancy_search_city" ON "vacancy_search" USING btree ("city_id","published_at");--> statement-breakpoint
CREATE INDEX "vacancy_search_first" ON "vacancy_search" USING btree ("first_published_at","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancy_search_terms" ON "vacancy_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "vacancy_skills_skill" ON "vacancy_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","number");--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_messages_waiting" ON "application_messages" USING btree ("send_after") WHERE "application_messages"."send_after" is not null and "application_messages"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "applications_vacancy" ON "applications" USING btree ("vacancy_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("vacancy_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("vacancy_id","status","status_since","id");--> statement-breakpoint
CREATE INDEX "applications_votes" ON "applications" USING btree ("vacancy_id","status","votes_yes","id");--> statement-breakpoint
CREATE INDEX "applications_city" ON "applications" USING btree ("vacancy_id","city");--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("stage_id") WHERE "applications"."stage_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_phone" ON "applications" USING btree ("phone") WHERE "applications"."phone" is not null;--> statement-breakpoint
CREATE INDEX "applications_made" ON "applications" USING btree ("created_at") WHERE "applications"."source" = 'platform';--> statement-breakpoint
CREATE INDEX "applications_file" ON "applications" USING btree ("file_id") WHERE "applications"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_kept" ON "applications" USING btree ("updated_at","id") WHERE "applications"."status" = 'rejected' and "applications"."erased_at" is null;--> statement-breakpoint
-- Latin words, which are Uzbek, English and brands, are kept whole: English stems and stop words («it») would spoil them.
CREATE TEXT SEARCH CONFIGURATION kasb (COPY = pg_catalog.russian);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION kasb ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH pg_catalog.simple;--> statement-breakpoint
CREATE TYPE search_document AS (vacancy_id uuid, published_at timestamptz, terms text[], first_published_at timestamptz, city_id integer, professions text[]);--> statement-breakpoint
-- What a place means: the facets that a vacancy there has, and those that a search for it accepts. A search
-- for a city accepts a vacancy of its region that names no city.
CREATE MATERIALIZED VIEW search_places AS
  SELECT trim(search_fold(spelling)) AS key,
    ARRAY['city:' || id, 'region:' || region_id] AS facets,
    ARRAY['city:' || id, 'whole-region:' || region_id] AS wanted
  FROM cities, unnest(ARRAY[name, name_uz]) AS spelling
  UNION ALL
  SELECT trim(search_fold(spelling)), ARRAY['region:' || id, 'whole-region:' || id], ARRAY['region:' || id]
  FROM regions, unnest(ARRAY[name, name_uz]) AS spelling
  WHERE NOT EXISTS (SELECT FROM cities WHERE cities.region_id = regions.id AND cities.name = regions.name);--> statement-breakpoint
-- Each name of a profession as stems: a title that has all of them is of it. Found by the first.
CREATE MATERIALIZED VIEW search_professions AS
  SELECT DISTINCT stems.words[1] AS first, stems.words, professions.slug
  FROM professions, unnest(professions.words) AS word,
    LATERAL (SELECT tsvector_to_array(to_tsvector('kasb', search_fold(word))) AS words) stems
  WHERE cardinality(stems.words) > 0;--> statement-breakpoint
CREATE INDEX search_places_key ON search_places (key text_pattern_ops);--> statement-breakpoint
CREATE INDEX search_professions_first ON search_professions (first);--> statement-breakpoint
-- What led to an application: the channel whose tag it brought along, of this vacancy alone.
CREATE FUNCTION source_of(vacancy uuid, via text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE type WHEN 'hh' THEN 'headhunter' WHEN 'website' THEN 'site' ELSE type END
    FROM deliveries JOIN channels ON channels.id = channel_id
    WHERE tag = via AND deliveries.vacancy_id = vacancy
  ), 'site')
$$;--> statement-breakpoint
-- A place of Uzbekistan is read in the language of the page, whichever it was chosen in; another stays as it was written.
CREATE FUNCTION place_in(place text, language text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((
    SELECT CASE language WHEN 'uz' THEN name_uz ELSE name END
    FROM (SELECT name, name_uz FROM cities UNION ALL SELECT name, name_uz FROM regions) known
    WHERE place IN (name, name_uz) LIMIT 1
  ), place)
$$;--> statement-breakpoint
-- What is hidden with a company is hidden when it is blocked, too.
CREATE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_document LANGUAGE sql STABLE AS $$
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
-- Writes the search rows of these vacancies anew: public ones get one, others lose theirs.
CREATE FUNCTION refresh_vacancy_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  documents search_document[];
BEGIN
  -- Serialises the refreshes of a vacancy, so that none writes from an outdated reading.
  PERFORM FROM vacancies WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  documents := array(SELECT document FROM search_documents(ids) AS document);
  DELETE FROM vacancy_search
  WHERE vacancy_id = ANY (ids) AND vacancy_id NOT IN (SELECT vacancy_id FROM unnest(documents));

  -- In one order, so that two writers of the same new words do not lock each other out.
  WITH fresh AS (
    INSERT INTO search_terms (term)
    SELECT term
    FROM (SELECT DISTINCT term FROM unnest(documents), unnest(terms) AS term) given
    WHERE NOT EXISTS (SELECT FROM search_terms known WHERE known.term = given.term)
    ORDER BY term
    ON CONFLICT DO NOTHING
    RETURNING id, term
  )
  INSERT INTO search_spellings (spelling, term_id)
  SELECT DISTINCT spelling, id FROM fresh, unnest(search_shortened(term)) AS spelling WHERE term ~ '^[a-zа-яўқғҳ]{3,40}$';

  INSERT INTO vacancy_search (vacancy_id, published_at, terms, first_published_at, city_id, professions)
  SELECT vacancy_id, published_at, array(
    SELECT search_terms.id FROM unnest(document.terms) AS given JOIN search_terms ON search_terms.term = given
  ), first_published_at, city_id, professions
  FROM unnest(documents) AS document
  ON CONFLICT (vacancy_id) DO UPDATE
  SET published_at = excluded.published_at, terms = excluded.terms, first_published_at = excluded.first_published_at,
    city_id = excluded.city_id, professions = excluded.professions;
END $$;--> statement-breakpoint
CREATE FUNCTION vacancies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_vacancy_search(array_agg(id)) FROM changed HAVING count(*) > 0;
  ELSE
    -- A counted view changes nothing that is searched.
    PERFORM refresh_vacancy_search(array_agg(changed.id)) FROM changed JOIN former USING (id)
    WHERE (changed.title, changed.description, changed.location, changed.employment_type, changed.status, changed.moderation_status, changed.company_id)
      IS DISTINCT FROM (former.title, former.description, former.location, former.employment_type, former.status, former.moderation_status, former.company_id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vacancies_inserted AFTER INSERT ON vacancies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancies_changed();--> statement-breakpoint
CREATE TRIGGER vacancies_updated AFTER UPDATE ON vacancies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancies_changed();--> statement-breakpoint
-- Deleted vacancies are in no list, and the index by company has none of them.
CREATE FUNCTION companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vacancy_search(array_agg(vacancies.id))
  FROM changed JOIN former USING (id) JOIN vacancies ON vacancies.company_id = changed.id AND vacancies.deleted_at IS NULL
  WHERE (changed.name, changed.deleted_at, changed.blocked_at) IS DISTINCT FROM (former.name, former.deleted_at, former.blocked_at)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER companies_updated AFTER UPDATE ON companies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION companies_changed();--> statement-breakpoint
-- For tables whose rows belong to a vacancy.
CREATE FUNCTION vacancy_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vacancy_search(array_agg(DISTINCT vacancy_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER deliveries_inserted AFTER INSERT ON deliveries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();--> statement-breakpoint
CREATE TRIGGER deliveries_updated AFTER UPDATE ON deliveries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();--> statement-breakpoint
CREATE TRIGGER deliveries_deleted AFTER DELETE ON deliveries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();--> statement-breakpoint
CREATE TRIGGER vacancy_skills_inserted AFTER INSERT ON vacancy_skills
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();--> statement-breakpoint
CREATE TRIGGER vacancy_skills_deleted AFTER DELETE ON vacancy_skills
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();--> statement-breakpoint
CREATE FUNCTION vacancy_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A counted view is none.
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT changed.id, changed.company_id, clock_timestamp() FROM changed JOIN former USING (id)
  WHERE (changed.title, changed.description, changed.requirements, changed.benefits, changed.location, changed.employment_type,
      changed.remote_type, changed.salary_min, changed.salary_max, changed.currency, changed.status, changed.moderation_status,
      changed.valid_until, changed.deleted_at)
    IS DISTINCT FROM (former.title, former.description, former.requirements, former.benefits, former.location, former.employment_type,
      former.remote_type, former.salary_min, former.salary_max, former.currency, former.status, former.moderation_status,
      former.valid_until, former.deleted_at);
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vacancies_page_changed AFTER UPDATE ON vacancies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_page_changed();--> statement-breakpoint
CREATE FUNCTION delivered_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT DISTINCT vacancies.id, vacancies.company_id, clock_timestamp()
  FROM changed JOIN vacancies ON vacancies.id = changed.vacancy_id;
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER deliveries_page_inserted AFTER INSERT ON deliveries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION delivered_page_changed();--> statement-breakpoint
CREATE TRIGGER deliveries_page_updated AFTER UPDATE ON deliveries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION delivered_page_changed();--> statement-breakpoint
CREATE FUNCTION company_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT vacancy_search.vacancy_id, changed.id, clock_timestamp()
  FROM changed JOIN former USING (id)
  LEFT JOIN vacancies ON vacancies.company_id = changed.id AND vacancies.deleted_at IS NULL
  LEFT JOIN vacancy_search ON vacancy_search.vacancy_id = vacancies.id
  WHERE (changed.name, changed.website, changed.logo_url, changed.description, changed.city_id, changed.area_id, changed.deleted_at)
    IS DISTINCT FROM (former.name, former.website, former.logo_url, former.description, former.city_id, former.area_id, former.deleted_at);
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER companies_page_changed AFTER UPDATE ON companies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION company_page_changed();--> statement-breakpoint
-- A digest of a row and of all before it. What is absent does not count: a column that comes later changes no digest.
CREATE FUNCTION audit_event_hash(event audit_events, former bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(coalesce(former, ''::bytea) || convert_to(
    (jsonb_strip_nulls(to_jsonb(event) - 'hash' - 'at') || jsonb_build_object('at', extract(epoch FROM event.at)))::text,
    'UTF8'))
$$;--> statement-breakpoint
-- As before, and it writes down which row is the last one: rows that are taken off the end are missed.
CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former audit_events;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit_events', 0));
  SELECT * INTO former FROM audit_events ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(former.id, 0) + 1;
  NEW.hash := audit_event_hash(NEW, former.hash);
  INSERT INTO audit_head (id, hash) VALUES (NEW.id, NEW.hash)
    ON CONFLICT (is_one) DO UPDATE SET id = excluded.id, hash = excluded.hash;
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
CREATE FUNCTION refresh_application_stages(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Serialises the refreshes of an application, so that none writes from an outdated reading.
  PERFORM FROM applications WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  WITH moves AS (
    SELECT id AS application_id, 'applied' AS status, created_at AS at, -1 AS number FROM applications WHERE id = ANY (ids)
    UNION ALL
    -- What was taken back before anybody saw it never happened.
    SELECT application_id, CASE kind WHEN 'withdrawn' THEN 'withdrawn' ELSE status END, at, number
    FROM application_events
    WHERE application_id = ANY (ids) AND kind IN ('status', 'withdrawn') AND visible_at <> 'infinity'
  ), changes AS (
    SELECT *, lag(status) OVER ordered AS former FROM moves WINDOW ordered AS (PARTITION BY application_id ORDER BY number)
  ), stays AS (
    SELECT application_id, status, at, lead(at) OVER (PARTITION BY application_id ORDER BY number) AS left_at
    FROM changes WHERE status IS DISTINCT FROM former
  ), sums AS (
    SELECT application_id,
      max(array_position(ARRAY['applied', 'screening', 'interview', 'offer', 'hired'], status)) - 1 AS reached,
      min(at) FILTER (WHERE status = 'hired') AS hired_at,
      sum(taken) FILTER (WHERE status = 'applied') AS applied_for,
      sum(taken) FILTER (WHERE status = 'screening') AS screening_for,
      sum(taken) FILTER (WHERE status = 'interview') AS interview_for,
      sum(taken) FILTER (WHERE status = 'offer') AS offer_for
    FROM stays, LATERAL (
      SELECT CASE WHEN left_at IS NOT NULL THEN greatest(0, round(extract(epoch FROM left_at - at))) END AS taken
    ) AS lasted
    GROUP BY application_id
  )
  INSERT INTO application_stages (
    application_id, vacancy_id, day, source, reached, outcome, applied_at, first_reply_at, hired_at,
    applied_for, screening_for, interview_for, offer_for
  )
  SELECT its.id, its.vacancy_id, (its.created_at AT TIME ZONE 'Asia/Tashkent')::date,
    CASE its.source WHEN 'headhunter' THEN 'headhunter' ELSE source_of(its.vacancy_id, its.via) END,
    greatest(sums.reached, array_position(ARRAY['applied', 'screening', 'interview', 'offer', 'hired'], its.status) - 1),
    CASE WHEN its.withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN its.status IN ('rejected', 'hired') THEN its.status ELSE 'open' END,
    its.created_at, (
      SELECT min(at) FROM (
        SELECT event.at FROM application_events event
        WHERE event.application_id = its.id AND event.status <> 'applied' AND visible_at <> 'infinity'
          AND event.author_id IS DISTINCT FROM its.candidate_id AND kind IN ('status', 'interview_sent')
        UNION ALL
        SELECT message.created_at FROM application_messages message
        WHERE message.application_id = its.id AND side = 'employer'
      ) reply WHERE at >= its.created_at
    ),
    sums.hired_at, sums.applied_for, sums.screening_for, sums.interview_for, sums.offer_for
  FROM applications its JOIN sums ON sums.application_id = its.id
  ON CONFLICT (application_id) DO UPDATE SET
    vacancy_id = excluded.vacancy_id, day = excluded.day, source = excluded.source, reached = excluded.reached,
    outcome = excluded.outcome, applied_at = excluded.applied_at, first_reply_at = excluded.first_reply_at,
    hired_at = excluded.hired_at, applied_for = excluded.applied_for, screening_for = excluded.screening_for,
    interview_for = excluded.interview_for, offer_for = excluded.offer_for;
END $$;--> statement-breakpoint
CREATE FUNCTION applications_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_application_stages(array_agg(id)) FROM changed HAVING count(*) > 0;
  ELSE
    PERFORM refresh_application_stages(array_agg(changed.id)) FROM changed JOIN former USING (id)
    WHERE (changed.status, changed.withdrawn_at, changed.created_at, changed.via, changed.source, changed.candidate_id)
      IS DISTINCT FROM (former.status, former.withdrawn_at, former.created_at, former.via, former.source, former.candidate_id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_inserted AFTER INSERT ON applications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION applications_counted();--> statement-breakpoint
CREATE TRIGGER applications_updated AFTER UPDATE ON applications
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION applications_counted();--> statement-breakpoint
CREATE FUNCTION application_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_application_stages(array_agg(DISTINCT application_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER application_events_inserted AFTER INSERT ON application_events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION application_parts_changed();--> statement-breakpoint
CREATE TRIGGER application_events_updated AFTER UPDATE ON application_events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION application_parts_changed();--> statement-breakpoint
CREATE TRIGGER application_events_deleted AFTER DELETE ON application_events
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION application_parts_changed();--> statement-breakpoint
CREATE TRIGGER application_messages_inserted AFTER INSERT ON application_messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION application_parts_changed();--> statement-breakpoint
CREATE TRIGGER application_messages_deleted AFTER DELETE ON application_messages
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION application_parts_changed();--> statement-breakpoint
CREATE FUNCTION refresh_vacancy_spans(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM vacancies WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE vacancy_spans SET to_at = greatest(from_at, its.updated_at) FROM vacancies its
  WHERE its.id = vacancy_id AND vacancy_id = ANY (ids) AND to_at IS NULL
    AND (its.status <> 'active' OR its.deleted_at IS NOT NULL);
  -- The first begins with its publication, a later one with what opened it again.
  INSERT INTO vacancy_spans (vacancy_id, from_at)
  SELECT its.id, CASE WHEN EXISTS (SELECT FROM vacancy_spans WHERE vacancy_id = its.id)
    THEN its.updated_at ELSE published.at END
  FROM vacancies its CROSS JOIN LATERAL (
    SELECT min(published_at) AS at FROM deliveries WHERE vacancy_id = its.id AND status IN ('success', 'removed')
  ) published
  WHERE its.id = ANY (ids) AND its.status = 'active' AND its.deleted_at IS NULL AND published.at IS NOT NULL
    AND NOT EXISTS (SELECT FROM vacancy_spans WHERE vacancy_id = its.id AND to_at IS NULL)
  ON CONFLICT (vacancy_id, from_at) DO UPDATE SET to_at = NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION vacancies_opened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vacancy_spans(array_agg(changed.id)) FROM changed JOIN former USING (id)
  WHERE (changed.status, changed.deleted_at) IS DISTINCT FROM (former.status, former.deleted_at)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vacancies_opened AFTER UPDATE ON vacancies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancies_opened();--> statement-breakpoint
CREATE FUNCTION deliveries_opened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vacancy_spans(array_agg(DISTINCT vacancy_id)) FROM changed WHERE status = 'success' HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER deliveries_opened_inserted AFTER INSERT ON deliveries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION deliveries_opened();--> statement-breakpoint
CREATE TRIGGER deliveries_opened_updated AFTER UPDATE ON deliveries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION deliveries_opened();--> statement-breakpoint
-- As the months are kept: in the transaction that counts the day. The company's row is locked last.
CREATE FUNCTION vacancy_daily_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vacancy_monthly (vacancy_id, month, source, views)
  SELECT vacancy_id, date_trunc('month', day)::date, source, sum(views) FROM changed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (vacancy_id, month, source) DO UPDATE SET views = vacancy_monthly.views + excluded.views;
  INSERT INTO company_daily (company_id, day, source, views)
  SELECT company_id, day, source, sum(changed.views) FROM changed JOIN vacancies ON vacancies.id = vacancy_id
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (company_id, day, source) DO UPDATE SET views = company_daily.views + excluded.views;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION vacancy_daily_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vacancy_monthly SET views = vacancy_monthly.views + more.views
  FROM (
    SELECT vacancy_id, date_trunc('month', day)::date AS month, source, sum(changed.views - former.views) AS views
    FROM changed JOIN former USING (vacancy_id, day, source) GROUP BY 1, 2, 3
  ) more
  WHERE (vacancy_monthly.vacancy_id, vacancy_monthly.month, vacancy_monthly.source)
    = (more.vacancy_id, more.month, more.source);
  UPDATE company_daily SET views = company_daily.views + more.views
  FROM (
    SELECT company_id, day, source, sum(changed.views - former.views) AS views
    FROM changed JOIN former USING (vacancy_id, day, source) JOIN vacancies ON vacancies.id = vacancy_id
    GROUP BY 1, 2, 3
  ) more
  WHERE (company_daily.company_id, company_daily.day, company_daily.source) = (more.company_id, more.day, more.source);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION vacancy_daily_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vacancy_monthly SET views = vacancy_monthly.views - fewer.views
  FROM (
    SELECT vacancy_id, date_trunc('month', day)::date AS month, source, sum(views) AS views
    FROM former GROUP BY 1, 2, 3
  ) fewer
  WHERE (vacancy_monthly.vacancy_id, vacancy_monthly.month, vacancy_monthly.source)
    = (fewer.vacancy_id, fewer.month, fewer.source);
  UPDATE company_daily SET views = company_daily.views - fewer.views
  FROM (
    SELECT company_id, day, source, sum(former.views) AS views
    FROM former JOIN vacancies ON vacancies.id = vacancy_id GROUP BY 1, 2, 3
  ) fewer
  WHERE (company_daily.company_id, company_daily.day, company_daily.source)
    = (fewer.company_id, fewer.day, fewer.source);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vacancy_daily_added AFTER INSERT ON vacancy_daily
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_daily_added();--> statement-breakpoint
CREATE TRIGGER vacancy_daily_changed AFTER UPDATE ON vacancy_daily
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_daily_changed();--> statement-breakpoint
CREATE TRIGGER vacancy_daily_removed AFTER DELETE ON vacancy_daily
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION vacancy_daily_removed();--> statement-breakpoint
CREATE FUNCTION skills_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT DISTINCT vacancies.id, vacancies.company_id, clock_timestamp()
  FROM changed JOIN vacancies ON vacancies.id = changed.vacancy_id;
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vacancy_skills_page_inserted AFTER INSERT ON vacancy_skills
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skills_page_changed();--> statement-breakpoint
CREATE TRIGGER vacancy_skills_page_deleted AFTER DELETE ON vacancy_skills
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skills_page_changed();--> statement-breakpoint
-- A page of responding shows the vacancy's questions; one that is asked no more is updated, not deleted.
CREATE TRIGGER screening_questions_page_inserted AFTER INSERT ON screening_questions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skills_page_changed();--> statement-breakpoint
CREATE TRIGGER screening_questions_page_updated AFTER UPDATE ON screening_questions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skills_page_changed();--> statement-breakpoint
INSERT INTO "message_templates" ("id", "kind", "name", "text_ru", "text_uz") VALUES
  ('7e000000-0000-4000-8000-000000000001', 'refusal', 'Вежливый отказ', 'Здравствуйте, {{first_name}}! Спасибо за отклик на вакансию «{{vacancy}}». Сейчас мы выбрали других кандидатов. Будем рады, если вы откликнетесь на другие вакансии {{company}}.', 'Assalomu alaykum, {{first_name}}! «{{vacancy}}» vakansiyasiga arizangiz uchun rahmat. Hozircha boshqa nomzodlarni tanladik. {{company}} kompaniyasining boshqa vakansiyalariga ham ariza yuborsangiz, xursand bo‘lamiz.'),
  ('7e000000-0000-4000-8000-000000000002', 'interview', 'Приглашение на видеоинтервью', 'Здравствуйте, {{first_name}}! Приглашаем на короткое видеоинтервью по вакансии «{{vacancy}}»: {{interview_link}}. Можно с телефона.', 'Assalomu alaykum, {{first_name}}! «{{vacancy}}» vakansiyasi bo‘yicha qisqa videosuhbatga taklif qilamiz: {{interview_link}}. Telefondan ham bo‘ladi.'),
  ('7e000000-0000-4000-8000-000000000003', 'call', 'Договориться о звонке', 'Здравствуйте, {{first_name}}! Когда вам удобно созвониться? {{my_name}}, {{my_phone}}.', 'Assalomu alaykum, {{first_name}}! Qachon gaplashsak qulay bo‘ladi? {{my_name}}, {{my_phone}}.'),
  ('7e000000-0000-4000-8000-000000000004', 'closed', 'Вакансия закрыта', 'Здравствуйте, {{first_name}}! Вакансия «{{vacancy}}» закрыта. Мы сохранили ваш отклик и напишем, если откроется похожая.', 'Assalomu alaykum, {{first_name}}! «{{vacancy}}» vakansiyasi yopildi. Arizangizni saqlab qo‘ydik, o‘xshashi ochilsa, yozamiz.');--> statement-breakpoint
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

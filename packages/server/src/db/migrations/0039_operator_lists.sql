-- The parts of three letters that a text has, in lower case: what contains a text has all of its parts. Those of
-- pg_trgm are of letters by the locale of the database, and none are Cyrillic where that is C.
CREATE FUNCTION text_grams(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(substr(lower($1), place, 3)), '{}') FROM generate_series(1, length(lower($1)) - 2) place
$$;--> statement-breakpoint
CREATE INDEX "companies_made" ON "companies" USING btree ("created_at","id") WHERE "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_stir" ON "companies" USING btree ("stir") WHERE "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING gin (text_grams("name"));--> statement-breakpoint
CREATE INDEX "users_made" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at") WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING gin (text_grams("first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX "users_phone_part" ON "users" USING gin (text_grams("phone"));--> statement-breakpoint
CREATE INDEX "vacancies_title" ON "vacancies" USING gin (text_grams("title"));
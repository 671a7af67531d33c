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
DROP INDEX "companies_name";--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "vacancies_title";--> statement-breakpoint
ALTER TABLE "applications" drop column "search";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_name(candidate_name || ' ' || coalesce(title, '')) || ' ' || coalesce(phone, '')) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_name("name")) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_name("first_name" || ' ' || "last_name")) STORED;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_name("title")) STORED;--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin (text_grams(search));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (text_grams(search));--> statement-breakpoint
CREATE INDEX "vacancies_search" ON "vacancies" USING gin (text_grams(search));--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin ("search" gin_trgm_ops);

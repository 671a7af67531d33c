CREATE TABLE "company_daily" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_daily_company_id_day_source_pk" PRIMARY KEY("company_id","day","source")
);
--> statement-breakpoint
ALTER TABLE "company_daily" ADD CONSTRAINT "company_daily_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- No view is counted between the old way and the sums of it below.
LOCK TABLE vacancy_daily IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- As the months are kept: in the transaction that counts the day. The company's row is locked last.
CREATE OR REPLACE FUNCTION vacancy_daily_added() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION vacancy_daily_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION vacancy_daily_removed() RETURNS trigger LANGUAGE plpgsql AS $$
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
INSERT INTO company_daily (company_id, day, source, views)
SELECT company_id, day, source, sum(vacancy_daily.views)
FROM vacancy_daily JOIN vacancies ON vacancies.id = vacancy_id GROUP BY 1, 2, 3;

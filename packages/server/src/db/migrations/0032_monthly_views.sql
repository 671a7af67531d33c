CREATE TABLE "vacancy_monthly" (
	"vacancy_id" uuid NOT NULL,
	"month" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vacancy_monthly_vacancy_id_month_source_pk" PRIMARY KEY("vacancy_id","month","source")
);
--> statement-breakpoint
ALTER TABLE "vacancy_monthly" ADD CONSTRAINT "vacancy_monthly_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- In the transaction that counts the day, so that the months are never other than the sum of their days.
CREATE FUNCTION vacancy_daily_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vacancy_monthly (vacancy_id, month, source, views)
  SELECT vacancy_id, date_trunc('month', day)::date, source, sum(views) FROM changed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (vacancy_id, month, source) DO UPDATE SET views = vacancy_monthly.views + excluded.views;
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
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vacancy_daily_added AFTER INSERT ON vacancy_daily
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_daily_added();--> statement-breakpoint
CREATE TRIGGER vacancy_daily_changed AFTER UPDATE ON vacancy_daily
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_daily_changed();--> statement-breakpoint
CREATE TRIGGER vacancy_daily_removed AFTER DELETE ON vacancy_daily
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION vacancy_daily_removed();--> statement-breakpoint
INSERT INTO vacancy_monthly (vacancy_id, month, source, views)
SELECT vacancy_id, date_trunc('month', day)::date, source, sum(views) FROM vacancy_daily GROUP BY 1, 2, 3;

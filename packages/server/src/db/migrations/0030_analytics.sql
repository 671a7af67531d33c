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
);
--> statement-breakpoint
CREATE TABLE "salary_points" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"position_key" text NOT NULL,
	"city_id" integer,
	"region_id" integer,
	"amount" bigint NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_daily" (
	"vacancy_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vacancy_daily_vacancy_id_day_source_pk" PRIMARY KEY("vacancy_id","day","source")
);
--> statement-breakpoint
CREATE TABLE "vacancy_spans" (
	"vacancy_id" uuid NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone,
	CONSTRAINT "vacancy_spans_vacancy_id_from_at_pk" PRIMARY KEY("vacancy_id","from_at")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "tag" text DEFAULT translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 8), '+/', 'xz') NOT NULL;--> statement-breakpoint
ALTER TABLE "application_stages" ADD CONSTRAINT "application_stages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_points" ADD CONSTRAINT "salary_points_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_daily" ADD CONSTRAINT "vacancy_daily_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_spans" ADD CONSTRAINT "vacancy_spans_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_stages_vacancy" ON "application_stages" USING btree ("vacancy_id","day");--> statement-breakpoint
CREATE INDEX "salary_points_position" ON "salary_points" USING btree ("position_key");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_tag" UNIQUE("tag");--> statement-breakpoint
-- What led to an application: the channel whose tag it brought along, of this vacancy alone.
CREATE FUNCTION source_of(vacancy uuid, via text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE type WHEN 'hh' THEN 'headhunter' WHEN 'website' THEN 'site' ELSE type END
    FROM deliveries JOIN channels ON channels.id = channel_id
    WHERE tag = via AND deliveries.vacancy_id = vacancy
  ), 'site')
$$;--> statement-breakpoint
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
INSERT INTO vacancy_daily (vacancy_id, day, source, views)
SELECT vacancy_id, day, 'site', count(*) FROM vacancy_views GROUP BY vacancy_id, day;--> statement-breakpoint
SELECT refresh_application_stages(array(SELECT id FROM applications));--> statement-breakpoint
SELECT refresh_vacancy_spans(array(SELECT id FROM vacancies));--> statement-breakpoint
-- Of those that are closed already, the last save is the best that is known.
INSERT INTO vacancy_spans (vacancy_id, from_at, to_at)
SELECT its.id, min(published_at), greatest(min(published_at), its.updated_at)
FROM vacancies its JOIN deliveries ON deliveries.vacancy_id = its.id AND deliveries.status IN ('success', 'removed')
WHERE its.status <> 'active' OR its.deleted_at IS NOT NULL
GROUP BY its.id;

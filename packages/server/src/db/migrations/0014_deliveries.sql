-- A publication is the whole act, a delivery goes to one channel.
ALTER TABLE "publications" RENAME TO "deliveries";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME COLUMN "session_id" TO "publication_id";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME COLUMN "service_id" TO "channel_id";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "publications_pkey" TO "deliveries_pkey";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "publications_once" TO "deliveries_once";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "publications_vacancy_id_vacancies_id_fk" TO "deliveries_vacancy_id_vacancies_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "publications_service_id_posting_services_id_fk" TO "deliveries_channel_id_channels_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "publications_session_id_publishing_sessions_id_fk" TO "deliveries_publication_id_publications_id_fk";--> statement-breakpoint
ALTER INDEX "publications_vacancy" RENAME TO "deliveries_vacancy";--> statement-breakpoint
ALTER INDEX "publications_running" RENAME TO "deliveries_running";--> statement-breakpoint
ALTER TRIGGER publications_inserted ON "deliveries" RENAME TO deliveries_inserted;--> statement-breakpoint
ALTER TRIGGER publications_updated ON "deliveries" RENAME TO deliveries_updated;--> statement-breakpoint
ALTER TRIGGER publications_deleted ON "deliveries" RENAME TO deliveries_deleted;--> statement-breakpoint
ALTER TABLE "publishing_sessions" RENAME TO "publications";--> statement-breakpoint
ALTER TABLE "publications" RENAME CONSTRAINT "publishing_sessions_pkey" TO "publications_pkey";--> statement-breakpoint
ALTER TABLE "publications" RENAME CONSTRAINT "publishing_sessions_vacancy_id_vacancies_id_fk" TO "publications_vacancy_id_vacancies_id_fk";--> statement-breakpoint
ALTER TABLE "publications" RENAME CONSTRAINT "publishing_sessions_user_id_users_id_fk" TO "publications_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "publishing_sessions_vacancy" RENAME TO "publications_vacancy";--> statement-breakpoint
ALTER TABLE "posting_services" RENAME TO "channels";--> statement-breakpoint
ALTER TABLE "channels" RENAME CONSTRAINT "posting_services_pkey" TO "channels_pkey";--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_document LANGUAGE sql STABLE AS $$
  SELECT vacancy.id, published.at,
    tsvector_to_array(to_tsvector('kasb', search_fold(concat_ws(' ', vacancy.title, company.name, asked.skills, vacancy.description))))
      || coalesce(place.facets, ARRAY[]::text[])
      || ('type:' || coalesce(vacancy.employment_type, ''))
  FROM vacancies vacancy
  JOIN companies company ON company.id = vacancy.company_id AND company.deleted_at IS NULL
  CROSS JOIN LATERAL (
    SELECT max(delivery.published_at) AS at
    FROM deliveries delivery JOIN channels channel ON channel.id = delivery.channel_id
    WHERE delivery.vacancy_id = vacancy.id AND delivery.status = 'success' AND channel.type = 'website'
  ) published
  LEFT JOIN LATERAL (
    SELECT facets FROM search_places WHERE key = trim(search_fold(vacancy.location)) LIMIT 1
  ) place ON true
  LEFT JOIN LATERAL (
    SELECT string_agg(skill.name, ' ') AS skills
    FROM vacancy_skills JOIN skills skill ON skill.id = skill_id WHERE vacancy_skills.vacancy_id = vacancy.id
  ) asked ON true
  WHERE vacancy.id = ANY (ids) AND vacancy.status = 'active' AND published.at IS NOT NULL
    AND coalesce(vacancy.moderation_status, 'approved') = 'approved'
$$;

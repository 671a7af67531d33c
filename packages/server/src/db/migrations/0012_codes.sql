ALTER TABLE "applications" ALTER COLUMN "source" SET DEFAULT 'platform';--> statement-breakpoint
UPDATE "applications" SET "source" = CASE "source" WHEN 'HeadHunter' THEN 'headhunter' ELSE 'platform' END;--> statement-breakpoint
UPDATE "vacancies" SET "moderated_by" = CASE "moderated_by" WHEN 'Правила платформы' THEN 'rules' ELSE 'operator' END WHERE "moderated_by" IS NOT NULL;--> statement-breakpoint
UPDATE "vacancy_moderations" SET "by" = CASE "by" WHEN 'Правила платформы' THEN 'rules' ELSE 'operator' END
  WHERE "by" IN ('Правила платформы', 'Модератор') AND "status" <> 'pending';--> statement-breakpoint
-- What the rules had found was kept as sentences, a line each; the last one named several grounds at once.
CREATE FUNCTION pg_temp.said_fault(fault text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE fault
    WHEN 'Напишите в названии должность словами.' THEN 'titleWithoutPosition'
    WHEN 'Уберите из названия телефоны, адреса и ссылки: оставьте только должность.' THEN 'titleWithContacts'
    WHEN 'Дополните описание: расскажите о работе хотя бы в 40 знаках.' THEN 'descriptionTooShort {"min":40}'
    WHEN 'Добавьте хотя бы одно требование.' THEN 'requirementMissing'
    ELSE CASE WHEN fault LIKE 'Уберите требования %: трудовой кодекс их запрещает.' THEN concat_ws(chr(10),
      CASE WHEN strpos(fault, 'к полу') > 0 THEN 'demandsSex' END,
      CASE WHEN strpos(fault, 'к возрасту') > 0 THEN 'demandsAge' END,
      CASE WHEN strpos(fault, 'к национальности') > 0 THEN 'demandsOrigin' END
    ) ELSE fault END
  END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.said_faults(comment text) RETURNS text LANGUAGE sql AS $$
  SELECT string_agg(pg_temp.said_fault(line), chr(10) ORDER BY place)
  FROM string_to_table(comment, chr(10)) WITH ORDINALITY AS lines (line, place)
$$;--> statement-breakpoint
UPDATE "vacancies" SET "moderation_comment" = pg_temp.said_faults("moderation_comment") WHERE "moderated_by" = 'rules' AND "moderation_comment" IS NOT NULL;--> statement-breakpoint
UPDATE "vacancy_moderations" SET "comment" = pg_temp.said_faults("comment") WHERE "by" = 'rules' AND "status" <> 'pending' AND "comment" IS NOT NULL;
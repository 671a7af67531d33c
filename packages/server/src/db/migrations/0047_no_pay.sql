-- Nought is what people typed who told nothing.
UPDATE "vacancies" SET "salary_min" = NULLIF("salary_min", 0), "salary_max" = NULLIF("salary_max", 0)
WHERE "salary_min" = 0 OR "salary_max" = 0;

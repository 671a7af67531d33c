CREATE INDEX "users_employers_made" ON "users" USING btree ("created_at") WHERE "users"."role" = 'employer';--> statement-breakpoint
CREATE INDEX "deliveries_published" ON "deliveries" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "vacancies_of_company" ON "vacancies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "vacancies_made" ON "vacancies" USING btree ("created_at") WHERE "vacancies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vacancy_moderations_decided" ON "vacancy_moderations" USING btree ("at") WHERE "vacancy_moderations"."by" = 'operator' and "vacancy_moderations"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "applications_phone" ON "applications" USING btree ("phone") WHERE "applications"."phone" is not null;--> statement-breakpoint
CREATE INDEX "applications_made" ON "applications" USING btree ("created_at") WHERE "applications"."source" = 'platform';
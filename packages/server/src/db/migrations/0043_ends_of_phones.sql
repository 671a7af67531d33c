CREATE INDEX "users_phone_end" ON "users" USING btree (reverse("phone"));--> statement-breakpoint
DROP INDEX "users_phone_part";
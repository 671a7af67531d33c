ALTER TABLE "modules" ADD COLUMN "title_uz" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "value_uz" text;--> statement-breakpoint
ALTER TABLE "posting_services" ADD COLUMN "name_uz" text;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "name_uz" text;
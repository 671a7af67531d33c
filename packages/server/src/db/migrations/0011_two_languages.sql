ALTER TABLE "areas" ADD COLUMN "name_uz" text;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "name_uz" text;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "symbol_uz" text;--> statement-breakpoint
ALTER TABLE "employment_types" ADD COLUMN "name_uz" text;--> statement-breakpoint
ALTER TABLE "resume_visibilities" ADD COLUMN "name_uz" text;--> statement-breakpoint
ALTER TABLE "pricing_plans" ADD COLUMN "name_uz" text;--> statement-breakpoint
ALTER TABLE "pricing_plans" ADD COLUMN "description_uz" text;--> statement-breakpoint
ALTER TABLE "pricing_plans" ADD COLUMN "features_uz" text[];

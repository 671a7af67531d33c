ALTER TABLE "notification_settings" ADD COLUMN "kinds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "is_quiet" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "quiet_from" text DEFAULT '21:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "quiet_to" text DEFAULT '08:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "gather" text DEFAULT 'hourly' NOT NULL;
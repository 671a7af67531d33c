ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
-- Those that are there have a cookie of the plain name; those that begin from now on have not.
ALTER TABLE "sessions" ADD COLUMN "allows_plain_cookie" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "allows_plain_cookie" SET DEFAULT false;--> statement-breakpoint
-- A session was prolonged to 30 days by its use; from now on it ends 90 days after its start at the latest.
UPDATE "sessions" SET
  "last_used_at" = greatest("created_at", "expires_at" - interval '30 days'),
  "expires_at" = least("expires_at", "created_at" + interval '90 days');--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");

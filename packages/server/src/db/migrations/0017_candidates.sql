CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"about" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"visibility" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "own_resume_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "resume" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_visibility_resume_visibilities_id_fk" FOREIGN KEY ("visibility") REFERENCES "public"."resume_visibilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_default" ON "resumes" USING btree ("user_id") WHERE "resumes"."is_default";--> statement-breakpoint
CREATE INDEX "resumes_user" ON "resumes" USING btree ("user_id","created_at","id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_own_resume_id_resumes_id_fk" FOREIGN KEY ("own_resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
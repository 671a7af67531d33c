CREATE TABLE "resume_file_chunks" (
	"file_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"length" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "resume_file_chunks_file_id_start_pk" PRIMARY KEY("file_id","start")
);
--> statement-breakpoint
CREATE TABLE "resume_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_file_chunks" ADD CONSTRAINT "resume_file_chunks_file_id_resume_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resume_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resume_files_whole" ON "resume_files" USING btree ("resume_id") WHERE "resume_files"."sha256" is not null;--> statement-breakpoint
CREATE INDEX "resume_files_user" ON "resume_files" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_file_id_resume_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resume_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_file" ON "applications" USING btree ("file_id") WHERE "applications"."file_id" is not null;
CREATE TABLE "company_replies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"reply_hours" integer,
	"viewed_percent" smallint NOT NULL,
	"sample" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_replies" ADD CONSTRAINT "company_replies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;

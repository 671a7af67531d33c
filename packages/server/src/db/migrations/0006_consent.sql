CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"changes" jsonb,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dedupe" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","dedupe")
);
--> statement-breakpoint
CREATE TABLE "headhunter_lendings" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"lent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "headhunter_lendings_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_lendings" (
	"subscription_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"lent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_lendings_subscription_id_company_id_pk" PRIMARY KEY("subscription_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "used_postings" ADD COLUMN "used_by" uuid;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_lendings" ADD CONSTRAINT "headhunter_lendings_user_id_headhunter_connections_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."headhunter_connections"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headhunter_lendings" ADD CONSTRAINT "headhunter_lendings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_lendings" ADD CONSTRAINT "subscription_lendings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_lendings" ADD CONSTRAINT "subscription_lendings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_postings" ADD CONSTRAINT "used_postings_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "headhunter_lendings_company" ON "headhunter_lendings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "subscription_lendings_company" ON "subscription_lendings" USING btree ("company_id");--> statement-breakpoint
-- Nobody was asked before they were made a member, except the owner who created the company: the earliest. The others
-- are invited and may accept; nothing that they had counts until then.
CREATE TEMPORARY TABLE founders ON COMMIT DROP AS
	SELECT DISTINCT ON (company_id) company_id, user_id FROM company_members WHERE role = 'owner' ORDER BY company_id, created_at, user_id;--> statement-breakpoint
UPDATE company_invitations SET invited_by = founders.user_id, expires_at = now() + interval '14 days'
	FROM founders WHERE founders.company_id = company_invitations.company_id;--> statement-breakpoint
DELETE FROM company_invitations WHERE invited_by IS NULL;--> statement-breakpoint
INSERT INTO company_invitations (company_id, phone, role, invited_by, created_at, expires_at)
	SELECT member.company_id, users.phone, member.role, founders.user_id, now(), now() + interval '14 days'
	FROM company_members member JOIN founders USING (company_id) JOIN users ON users.id = member.user_id
	WHERE member.user_id <> founders.user_id ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM company_members member USING founders
	WHERE founders.company_id = member.company_id AND member.user_id <> founders.user_id;--> statement-breakpoint
-- What a founder connected goes on serving the company that they founded. Nobody lent anything else.
INSERT INTO headhunter_lendings (user_id, company_id, lent_at)
	SELECT founders.user_id, founders.company_id, now() FROM founders JOIN headhunter_connections USING (user_id);--> statement-breakpoint
ALTER TABLE "company_invitations" ALTER COLUMN "invited_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_invitations" ALTER COLUMN "expires_at" SET NOT NULL;

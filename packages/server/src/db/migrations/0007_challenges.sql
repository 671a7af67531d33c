DROP TABLE "sign_in_codes";
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"nonce_hash" "bytea" PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"network" text NOT NULL,
	"device" "bytea",
	"form" jsonb,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"blind_attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_phones" (
	"network" text NOT NULL,
	"phone" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asked_phones_network_phone_pk" PRIMARY KEY("network","phone")
);
--> statement-breakpoint
CREATE TABLE "proof_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_challenges_phone" ON "sign_in_challenges" USING btree ("phone","network","sent_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_age" ON "sign_in_challenges" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "asked_phones_network" ON "asked_phones" USING btree ("network","asked_at");

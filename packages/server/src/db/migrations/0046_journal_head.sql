CREATE TABLE "audit_head" (
	"is_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);--> statement-breakpoint
INSERT INTO "audit_head" ("id", "hash") SELECT "id", "hash" FROM "audit_events" ORDER BY "id" DESC LIMIT 1;--> statement-breakpoint
-- As before, and it writes down which row is the last one: rows that are taken off the end are missed.
CREATE OR REPLACE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former audit_events;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit_events', 0));
  SELECT * INTO former FROM audit_events ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(former.id, 0) + 1;
  NEW.hash := audit_event_hash(NEW, former.hash);
  INSERT INTO audit_head (id, hash) VALUES (NEW.id, NEW.hash)
    ON CONFLICT (is_one) DO UPDATE SET id = excluded.id, hash = excluded.hash;
  RETURN NEW;
END $$;

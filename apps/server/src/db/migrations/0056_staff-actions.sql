CREATE TABLE "staff_action" (
	"number" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"client_id" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"session_id" uuid,
	"address" text NOT NULL,
	"call" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_client_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"on" timestamptz(3) NOT NULL,
	"previous_hash" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_action_numbered" CHECK ("staff_action"."number" > 0 and "staff_action"."hash" <> '')
);
--> statement-breakpoint
CREATE INDEX "staff_action_actor" ON "staff_action" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "staff_action_subject" ON "staff_action" USING btree ("subject_kind","subject_id","number");
--> statement-breakpoint
-- by hand: who did what is one chain; nobody writes into it but behind its end
CREATE FUNCTION staff_action_hash(action staff_action) RETURNS text LANGUAGE sql STABLE AS $$
  select encode(sha256(convert_to(jsonb_build_array(action.number, action.previous_hash, action.client_id, action.actor_id, action.session_id, action.address, action.call, action.subject_kind, action.subject_id, action.subject_client_id, action.before, action.after, (extract(epoch from action."on") * 1000)::bigint)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION chain_staff_action() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7419031);
  select number, hash into last from staff_action order by number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.previous_hash := coalesce(last.hash, '');
  new.hash := staff_action_hash(new);
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER staff_action_chained BEFORE INSERT ON staff_action FOR EACH ROW EXECUTE FUNCTION chain_staff_action();
--> statement-breakpoint
CREATE TRIGGER staff_action_append_only BEFORE UPDATE OR DELETE ON staff_action FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER staff_action_kept BEFORE TRUNCATE ON staff_action FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

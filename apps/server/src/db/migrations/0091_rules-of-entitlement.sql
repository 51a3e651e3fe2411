CREATE TABLE "entitlement_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"authority_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"valid_from" text NOT NULL,
	"rule" jsonb NOT NULL,
	"edited_by" text NOT NULL,
	"edited_on" timestamptz(3) NOT NULL,
	"released_by" text,
	"released_on" timestamptz(3),
	CONSTRAINT "entitlement_rule_version" UNIQUE("authority_id","version"),
	CONSTRAINT "entitlement_rule_state" CHECK ("entitlement_rule"."state" in ('draft', 'released')),
	CONSTRAINT "entitlement_rule_released" CHECK (("entitlement_rule"."state" = 'draft') = ("entitlement_rule"."released_by" is null))
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "stop" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_rule" ADD CONSTRAINT "entitlement_rule_authority_id_organisation_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_rule_one_draft" ON "entitlement_rule" USING btree ("authority_id") WHERE "entitlement_rule"."state" = 'draft';--> statement-breakpoint
-- by hand: a decision cites the version it was made by: what was released never changes again.
create or replace function entitlement_rule_is_final() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' then
    raise exception 'a released rule is final' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
CREATE TRIGGER entitlement_rule_is_final BEFORE UPDATE OR DELETE ON "entitlement_rule" FOR EACH ROW EXECUTE FUNCTION entitlement_rule_is_final();


CREATE TABLE "school_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"asked" jsonb NOT NULL,
	"agreed" jsonb,
	"deciders" jsonb NOT NULL,
	"version" integer NOT NULL,
	"party_id" uuid,
	"contract_id" uuid,
	"requested_on" timestamptz(3) NOT NULL,
	"requested_by" uuid,
	"decided_on" timestamptz(3),
	"decided_by" text,
	"decision" text,
	"effective_on" text,
	"handed_on_id" uuid,
	CONSTRAINT "school_request_handed_on" UNIQUE("handed_on_id"),
	CONSTRAINT "school_request_kind" CHECK ("school_request"."kind" in ('newStudent', 'newStudentWithContract', 'newContract', 'change', 'customerCard', 'replacementCard', 'pause', 'cancel', 'refund', 'personalDataChange', 'documentUpload')),
	CONSTRAINT "school_request_state" CHECK ("school_request"."state" in ('new', 'inProcess', 'costUnitCheckPending', 'checkedByCostUnit', 'approvedByCostUnit', 'rejectedByCostUnit', 'unknown', 'accepted', 'acceptedWithModification', 'rejected')),
	CONSTRAINT "school_request_decided" CHECK (("school_request"."decided_on" is not null) = ("school_request"."state" in ('accepted', 'acceptedWithModification', 'rejected'))),
	CONSTRAINT "school_request_modified" CHECK ("school_request"."state" <> 'acceptedWithModification' or "school_request"."agreed" is not null),
	CONSTRAINT "school_request_waits" CHECK (("school_request"."decided_on" is null) = (jsonb_array_length("school_request"."deciders") > 0))
);
--> statement-breakpoint
CREATE TABLE "school_request_move" (
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"moved_on" timestamptz(3) NOT NULL,
	"moved_by" uuid,
	CONSTRAINT "school_request_move_request_id_number_pk" PRIMARY KEY("request_id","number"),
	CONSTRAINT "school_request_move_allowed" CHECK (("school_request_move"."from", "school_request_move"."to") in (('new', 'inProcess'), ('inProcess', 'accepted'), ('inProcess', 'acceptedWithModification'), ('inProcess', 'rejected'), ('inProcess', 'costUnitCheckPending'), ('costUnitCheckPending', 'checkedByCostUnit'), ('checkedByCostUnit', 'approvedByCostUnit'), ('checkedByCostUnit', 'rejectedByCostUnit'), ('approvedByCostUnit', 'accepted'), ('approvedByCostUnit', 'acceptedWithModification'), ('approvedByCostUnit', 'rejected'), ('rejectedByCostUnit', 'rejected'), ('unknown', 'inProcess')))
);
--> statement-breakpoint
ALTER TABLE "school_request" ADD CONSTRAINT "school_request_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_request" ADD CONSTRAINT "school_request_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_request" ADD CONSTRAINT "school_request_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_request" ADD CONSTRAINT "school_request_handed_on_id_change_request_id_fk" FOREIGN KEY ("handed_on_id") REFERENCES "public"."change_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_request_move" ADD CONSTRAINT "school_request_move_request_id_school_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."school_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_request_organisation" ON "school_request" USING btree ("organisation_id","requested_on");--> statement-breakpoint
CREATE INDEX "school_request_party" ON "school_request" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "school_request_contract" ON "school_request" USING btree ("contract_id");--> statement-breakpoint
-- by hand: what was decided stays as it was decided.
create or replace function school_request_stays_decided() returns trigger language plpgsql as $$
begin
  if old.decided_on is not null and new.state <> old.state then
    raise exception 'request % is decided', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER school_request_stays_decided BEFORE UPDATE OF state ON school_request FOR EACH ROW EXECUTE FUNCTION school_request_stays_decided();
--> statement-breakpoint
CREATE TRIGGER school_request_move_stays BEFORE UPDATE ON school_request_move FOR EACH ROW EXECUTE FUNCTION refuse_change();

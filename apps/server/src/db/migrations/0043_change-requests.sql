CREATE TABLE "change_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"contract_id" uuid,
	"organisation_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"change" jsonb NOT NULL,
	"requested_on" timestamptz(3) NOT NULL,
	"requested_by" uuid,
	"decided_on" timestamptz(3),
	"decided_by" text,
	"decision" text,
	"effective_on" text,
	"take_back_until" text,
	"events" jsonb NOT NULL,
	"taken_back_by" uuid,
	CONSTRAINT "change_request_taken_back_once" UNIQUE("taken_back_by"),
	CONSTRAINT "change_request_kind" CHECK ("change_request"."kind" in ('newStudent', 'newStudentWithContract', 'newContract', 'change', 'customerCard', 'replacementCard', 'pause', 'cancel', 'refund', 'personalDataChange', 'documentUpload')),
	CONSTRAINT "change_request_state" CHECK ("change_request"."state" in ('new', 'inProcess', 'costUnitCheckPending', 'checkedByCostUnit', 'approvedByCostUnit', 'rejectedByCostUnit', 'unknown', 'accepted', 'acceptedWithModification', 'rejected')),
	CONSTRAINT "change_request_of_something" CHECK (num_nonnulls("change_request"."contract_id", "change_request"."organisation_id") > 0),
	CONSTRAINT "change_request_decided" CHECK (("change_request"."decided_on" is not null) = ("change_request"."state" in ('accepted', 'acceptedWithModification', 'rejected')))
);
--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_organisation_id_party_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_request_contract" ON "change_request" USING btree ("contract_id","requested_on");--> statement-breakpoint
CREATE INDEX "change_request_undecided" ON "change_request" USING btree ("client_id","requested_on") WHERE "change_request"."decided_on" is null;
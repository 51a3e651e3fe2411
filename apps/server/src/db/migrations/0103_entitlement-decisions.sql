CREATE TABLE "decision_counter" (
	"authority_id" uuid NOT NULL,
	"school_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "decision_counter_authority_id_school_year_pk" PRIMARY KEY("authority_id","school_year")
);
--> statement-breakpoint
CREATE TABLE "decision_letter" (
	"decision_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"file_id" uuid,
	"sent_on" timestamptz(3) NOT NULL,
	"delivered_on" text NOT NULL,
	"objection_until" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_objection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"decision_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"state" text NOT NULL,
	"received_on" text NOT NULL,
	"entered_on" timestamptz(3) NOT NULL,
	"entered_by" text NOT NULL,
	"entered_by_id" uuid,
	"text" text NOT NULL,
	"decided_on" text,
	"decided_by" text,
	"decision" text NOT NULL,
	"follows_id" uuid,
	CONSTRAINT "decision_objection_state" CHECK ("decision_objection"."state" in ('open', 'upheld', 'dismissed', 'withdrawn')),
	CONSTRAINT "decision_objection_by" CHECK ("decision_objection"."entered_by" in ('parents', 'payer', 'staff')),
	CONSTRAINT "decision_objection_decided" CHECK (("decision_objection"."state" = 'open') = ("decision_objection"."decided_on" is null))
);
--> statement-breakpoint
CREATE TABLE "entitlement_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"authority_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"party_id" uuid,
	"contract_id" uuid,
	"request_id" uuid,
	"school_year" text NOT NULL,
	"number" integer NOT NULL,
	"rule_id" uuid,
	"facts" jsonb,
	"ruled" jsonb,
	"result" text NOT NULL,
	"departs" boolean NOT NULL,
	"exemption" text NOT NULL,
	"share" jsonb,
	"valid_from" text NOT NULL,
	"decided_on" timestamptz(3) NOT NULL,
	"decided_by" text NOT NULL,
	"decided_by_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"cites_id" uuid,
	CONSTRAINT "entitlement_decision_number" UNIQUE("authority_id","school_year","number"),
	CONSTRAINT "entitlement_decision_result" CHECK ("entitlement_decision"."result" in ('entitled', 'selfPay', 'notEntitled', 'agreed', 'declined')),
	CONSTRAINT "entitlement_decision_about" CHECK ("entitlement_decision"."contract_id" is not null or "entitlement_decision"."request_id" is not null),
	CONSTRAINT "entitlement_decision_counted" CHECK ("entitlement_decision"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "share_watch" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"next_look_on" text
);
--> statement-breakpoint
CREATE TABLE "applied_child" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"application_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"grade" text NOT NULL,
	"class" text NOT NULL,
	"exemption" text NOT NULL,
	"photo_id" uuid,
	"is_photo_drawn" boolean NOT NULL,
	"keeps_photo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_way" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"home" text NOT NULL,
	"is_address_blocked" boolean NOT NULL,
	"metres" integer,
	"is_nearest" boolean,
	"because" text NOT NULL,
	"said_on" timestamptz(3) NOT NULL,
	"said_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"form_id" text NOT NULL,
	"party_id" uuid NOT NULL,
	"language" text NOT NULL,
	"submitted_on" timestamptz(3) NOT NULL,
	CONSTRAINT "family_application_form" UNIQUE("client_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "signed_link" DROP CONSTRAINT "signed_link_act";--> statement-breakpoint
ALTER TABLE "decision_counter" ADD CONSTRAINT "decision_counter_authority_id_organisation_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_letter" ADD CONSTRAINT "decision_letter_decision_id_entitlement_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."entitlement_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_letter" ADD CONSTRAINT "decision_letter_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_objection" ADD CONSTRAINT "decision_objection_decision_id_entitlement_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."entitlement_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_objection" ADD CONSTRAINT "decision_objection_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_objection" ADD CONSTRAINT "decision_objection_follows_id_contract_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_decision" ADD CONSTRAINT "entitlement_decision_authority_id_organisation_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_decision" ADD CONSTRAINT "entitlement_decision_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_decision" ADD CONSTRAINT "entitlement_decision_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_decision" ADD CONSTRAINT "entitlement_decision_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_decision" ADD CONSTRAINT "entitlement_decision_rule_id_entitlement_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."entitlement_rule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_decision" ADD CONSTRAINT "entitlement_decision_cites_id_entitlement_decision_id_fk" FOREIGN KEY ("cites_id") REFERENCES "public"."entitlement_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_watch" ADD CONSTRAINT "share_watch_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_child" ADD CONSTRAINT "applied_child_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_child" ADD CONSTRAINT "applied_child_application_id_family_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."family_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_child" ADD CONSTRAINT "applied_child_photo_id_uploaded_file_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_way" ADD CONSTRAINT "contract_way_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_application" ADD CONSTRAINT "family_application_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_letter_file" ON "decision_letter" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "decision_objection_decision" ON "decision_objection" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "decision_objection_contract" ON "decision_objection" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "decision_objection_follows" ON "decision_objection" USING btree ("follows_id");--> statement-breakpoint
CREATE INDEX "entitlement_decision_contract" ON "entitlement_decision" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "entitlement_decision_request" ON "entitlement_decision" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "entitlement_decision_party" ON "entitlement_decision" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "share_watch_due" ON "share_watch" USING btree ("client_id","next_look_on") WHERE "share_watch"."next_look_on" is not null;--> statement-breakpoint
CREATE INDEX "applied_child_application" ON "applied_child" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applied_child_photo" ON "applied_child" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "family_application_party" ON "family_application" USING btree ("party_id");--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_act" CHECK ("signed_link"."act" in ('confirm', 'giveProof', 'changeAccount', 'seeDue', 'goPrivate', 'followApplication')) NOT VALID;
--> statement-breakpoint
-- by hand: what was decided stays as it was decided; a correction is another decision that cites it.
CREATE TRIGGER entitlement_decision_append_only BEFORE UPDATE OR DELETE ON "entitlement_decision" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE POLICY portal_wall ON "entitlement_decision" USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "entitlement_decision" ENABLE ROW LEVEL SECURITY;

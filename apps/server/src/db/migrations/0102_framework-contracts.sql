CREATE TABLE "framework_contract" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"valid_from" text NOT NULL,
	"terms" jsonb NOT NULL,
	"edited_by" text NOT NULL,
	"edited_on" timestamptz(3) NOT NULL,
	"released_by" text,
	"released_on" timestamptz(3),
	CONSTRAINT "framework_contract_version" UNIQUE("company_id","version"),
	CONSTRAINT "framework_contract_state" CHECK ("framework_contract"."state" in ('draft', 'released')),
	CONSTRAINT "framework_contract_released" CHECK (("framework_contract"."state" = 'draft') = ("framework_contract"."released_by" is null))
);
--> statement-breakpoint
ALTER TABLE "signed_link" DROP CONSTRAINT "signed_link_act";--> statement-breakpoint
ALTER TABLE "framework_contract" ADD CONSTRAINT "framework_contract_company_id_organisation_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "framework_contract_one_draft" ON "framework_contract" USING btree ("company_id") WHERE "framework_contract"."state" = 'draft';--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_act" CHECK ("signed_link"."act" in ('confirm', 'giveProof', 'changeAccount', 'seeDue', 'goPrivate')) NOT VALID;--> statement-breakpoint
-- by hand: the shares of contracts follow from it: what was released never changes again.
CREATE TRIGGER framework_contract_is_final BEFORE UPDATE OR DELETE ON "framework_contract" FOR EACH ROW EXECUTE FUNCTION entitlement_rule_is_final();

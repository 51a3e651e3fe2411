CREATE TABLE "billing_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"state" text NOT NULL,
	"begun_on" timestamptz(3) NOT NULL,
	"ended_on" timestamptz(3),
	CONSTRAINT "billing_run_day" UNIQUE("client_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"component" text NOT NULL,
	"period_start" text NOT NULL,
	"period_end" text NOT NULL,
	"revision" integer NOT NULL,
	"cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_permille" integer NOT NULL,
	"due_on" text NOT NULL,
	"why" jsonb NOT NULL,
	"run_id" uuid NOT NULL,
	"booked_on" timestamptz(3) NOT NULL,
	CONSTRAINT "claim_once" UNIQUE("contract_id","payer_id","component","period_start","revision"),
	CONSTRAINT "claim_vat" CHECK (abs("claim"."vat_cents") <= abs("claim"."cents")),
	CONSTRAINT "claim_revision" CHECK ("claim"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "payer_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"party_id" uuid NOT NULL,
	"method" text NOT NULL,
	"mandate_id" uuid,
	"due_day" integer NOT NULL,
	"late_day" integer,
	"notice_days" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "payer_account_party" UNIQUE("client_id","party_id"),
	CONSTRAINT "payer_account_method" CHECK ("payer_account"."method" in ('sepa', 'invoice', 'card', 'payroll')),
	CONSTRAINT "payer_account_days" CHECK ("payer_account"."due_day" between 1 and 31 and "payer_account"."late_day" between 1 and 31 and "payer_account"."notice_days" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "party" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"customer_number" text NOT NULL,
	"account_id" uuid,
	"language" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "party_customer_number" UNIQUE("client_id","customer_number"),
	CONSTRAINT "party_kind" CHECK ("party"."kind" in ('person', 'organisation'))
);
--> statement-breakpoint
CREATE TABLE "party_person" (
	"party_id" uuid PRIMARY KEY NOT NULL,
	"salutation" integer NOT NULL,
	"title" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"number" text NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"organisation_id" uuid,
	"configuration_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"seq" integer NOT NULL,
	"next_look_on" text,
	"submitted_on" timestamptz(3) NOT NULL,
	CONSTRAINT "contract_number" UNIQUE("client_id","number")
);
--> statement-breakpoint
CREATE TABLE "contract_event" (
	"contract_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"client_id" text NOT NULL,
	"happening" jsonb NOT NULL,
	"recorded_on" timestamptz(3) NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "contract_event_contract_id_seq_pk" PRIMARY KEY("contract_id","seq")
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_run_id_billing_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."billing_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_account" ADD CONSTRAINT "payer_account_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_account" ADD CONSTRAINT "payer_account_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party" ADD CONSTRAINT "party_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_person" ADD CONSTRAINT "party_person_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_subscriber_id_party_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_holder_id_party_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_organisation_id_party_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_configuration_id_subscription_configuration_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."subscription_configuration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_payer" ON "claim" USING btree ("payer_id","due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "party_account" ON "party" USING btree ("account_id") WHERE "party"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "contract_subscriber" ON "contract" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "contract_holder" ON "contract" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "contract_next_look" ON "contract" USING btree ("client_id","next_look_on") WHERE "contract"."next_look_on" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_subject" CHECK (("ledger_entry"."order_id" is null) <> ("ledger_entry"."contract_id" is null)) NOT VALID;
--> statement-breakpoint
-- by hand: what happened to a contract and what was claimed for it is added to, never rewritten.
CREATE TRIGGER contract_event_append_only BEFORE UPDATE OR DELETE ON contract_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER claim_append_only BEFORE UPDATE OR DELETE ON claim FOR EACH ROW EXECUTE FUNCTION refuse_change();

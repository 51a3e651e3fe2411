CREATE TABLE "bank_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"servicer_ref" text NOT NULL,
	"ordinal" integer NOT NULL,
	"is_bare" boolean NOT NULL,
	"is_referenced" boolean NOT NULL,
	"booked_on" text,
	"currency" text NOT NULL,
	"cents" integer,
	"instructed_cents" integer,
	"charges_cents" integer NOT NULL,
	"end_to_end_id" text,
	"mandate" text,
	"file_message_id" text,
	"creditor_reference" text,
	"text" text,
	"name" text,
	"iban" text,
	"code" text,
	"state" text NOT NULL,
	"reason" text,
	"collection_id" uuid,
	"file_id" uuid,
	"payer_id" uuid,
	"decided_by" text,
	"decided_on" timestamptz(3),
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "bank_entry_once" UNIQUE("client_id","account","servicer_ref","ordinal"),
	CONSTRAINT "bank_entry_state" CHECK ("bank_entry"."state" in ('matched', 'waiting', 'noted')),
	CONSTRAINT "bank_entry_reason" CHECK ("bank_entry"."state" <> 'waiting' or "bank_entry"."reason" is not null),
	CONSTRAINT "bank_entry_matched" CHECK ("bank_entry"."state" <> 'matched' or num_nonnulls("bank_entry"."collection_id", "bank_entry"."file_id", "bank_entry"."payer_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text,
	"size" integer NOT NULL,
	"kind" text,
	"bank_message_id" text,
	"state" text NOT NULL,
	"reason" text,
	"brought_by" text,
	"channel_id" text,
	"received_on" timestamptz(3) NOT NULL,
	"ended_on" timestamptz(3),
	CONSTRAINT "bank_message_once" UNIQUE("client_id","sha256"),
	CONSTRAINT "bank_message_state" CHECK ("bank_message"."state" in ('coming', 'stored', 'applied', 'refused')),
	CONSTRAINT "bank_message_hashed" CHECK ("bank_message"."state" = 'coming' or "bank_message"."sha256" is not null),
	CONSTRAINT "bank_message_reason" CHECK (("bank_message"."state" = 'refused') = ("bank_message"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_message_content" (
	"message_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "bank_message_content_message_id_part_pk" PRIMARY KEY("message_id","part")
);
--> statement-breakpoint
CREATE TABLE "bank_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"collection_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"cents" integer NOT NULL,
	"charges_cents" integer NOT NULL,
	"returned_on" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"retry_on" text,
	CONSTRAINT "bank_return_collectionId_unique" UNIQUE("collection_id"),
	CONSTRAINT "bank_return_cents" CHECK ("bank_return"."cents" > 0 and "bank_return"."charges_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claim_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"entry_id" uuid,
	"attempt_id" uuid,
	"cents" integer NOT NULL,
	"paid_on" timestamptz(3) NOT NULL,
	CONSTRAINT "claim_payment_cents" CHECK ("claim_payment"."cents" > 0),
	CONSTRAINT "claim_payment_of_one" CHECK (num_nonnulls("claim_payment"."entry_id", "claim_payment"."attempt_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "collection_stop" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mandate_id" uuid,
	"mandate_version" integer,
	"code" text NOT NULL,
	"since" timestamptz(3) NOT NULL,
	"ended_on" timestamptz(3),
	CONSTRAINT "collection_stop_kind" CHECK ("collection_stop"."kind" in ('mandate', 'everything')),
	CONSTRAINT "collection_stop_mandate" CHECK (("collection_stop"."kind" = 'mandate') = ("collection_stop"."mandate_id" is not null and "collection_stop"."mandate_version" is not null))
);
--> statement-breakpoint
CREATE TABLE "dunning_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"opened_on" text NOT NULL,
	"reached_on" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"closed_on" timestamptz(3),
	CONSTRAINT "dunning_case_state" CHECK ("dunning_case"."state" in ('clear', 'notified', 'reminded', 'warned', 'terminated', 'handedOver')),
	CONSTRAINT "dunning_case_closed" CHECK ("dunning_case"."closed_on" is null or "dunning_case"."state" = 'clear')
);
--> statement-breakpoint
CREATE TABLE "dunning_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" text,
	"reason" text NOT NULL,
	"set_by" text NOT NULL,
	"set_on" timestamptz(3) NOT NULL,
	"ended_on" timestamptz(3),
	CONSTRAINT "dunning_hold_kind" CHECK ("dunning_hold"."kind" in ('dispute', 'promise', 'minor', 'death', 'insolvency')),
	CONSTRAINT "dunning_hold_until" CHECK (("dunning_hold"."kind" = 'promise') = ("dunning_hold"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "dunning_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"taken_on" text NOT NULL,
	"owed_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "dunning_step_number" UNIQUE("case_id","number"),
	CONSTRAINT "dunning_step_state" CHECK ("dunning_step"."state" in ('clear', 'notified', 'reminded', 'warned', 'terminated', 'handedOver')),
	CONSTRAINT "dunning_step_fee" CHECK ("dunning_step"."fee_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "signed_link" DROP CONSTRAINT "signed_link_act";--> statement-breakpoint
ALTER TABLE "signed_link" DROP CONSTRAINT "signed_link_payer";--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_message_id_bank_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."bank_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_message_content" ADD CONSTRAINT "bank_message_content_message_id_bank_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."bank_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_return" ADD CONSTRAINT "bank_return_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_return" ADD CONSTRAINT "bank_return_entry_id_bank_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_return" ADD CONSTRAINT "bank_return_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payment" ADD CONSTRAINT "claim_payment_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payment" ADD CONSTRAINT "claim_payment_entry_id_bank_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_stop" ADD CONSTRAINT "collection_stop_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_case" ADD CONSTRAINT "dunning_case_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_hold" ADD CONSTRAINT "dunning_hold_case_id_dunning_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."dunning_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_step" ADD CONSTRAINT "dunning_step_case_id_dunning_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."dunning_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entry_message" ON "bank_entry" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "bank_entry_waiting" ON "bank_entry" USING btree ("client_id","created_on") WHERE "bank_entry"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bank_entry_payer" ON "bank_entry" USING btree ("payer_id") WHERE "bank_entry"."payer_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_message_received" ON "bank_message" USING btree ("client_id","received_on");--> statement-breakpoint
CREATE INDEX "bank_message_channel" ON "bank_message" USING btree ("client_id","channel_id");--> statement-breakpoint
CREATE INDEX "bank_message_stored" ON "bank_message" USING btree ("state") WHERE "bank_message"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "bank_return_payer" ON "bank_return" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "bank_return_created" ON "bank_return" USING btree ("client_id","created_on");--> statement-breakpoint
CREATE INDEX "claim_payment_claim" ON "claim_payment" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_payment_entry" ON "claim_payment" USING btree ("entry_id") WHERE "claim_payment"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "collection_stop_payer" ON "collection_stop" USING btree ("payer_id") WHERE "collection_stop"."ended_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dunning_case_open" ON "dunning_case" USING btree ("payer_id") WHERE "dunning_case"."closed_on" is null;--> statement-breakpoint
CREATE INDEX "dunning_case_client" ON "dunning_case" USING btree ("client_id","created_on");--> statement-breakpoint
CREATE INDEX "dunning_hold_case" ON "dunning_hold" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_act" CHECK ("signed_link"."act" in ('confirm', 'giveProof', 'changeAccount', 'seeDue', 'goPrivate', 'followApplication', 'pay')) NOT VALID;--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_payer" CHECK ("signed_link"."payer_id" is null or "signed_link"."act" in ('changeAccount', 'pay')) NOT VALID;
--> statement-breakpoint
-- by hand: what was paid, and what somebody was told, is added to and never rewritten.
CREATE TRIGGER claim_payment_append_only BEFORE UPDATE OR DELETE ON claim_payment FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER dunning_step_append_only BEFORE UPDATE OR DELETE ON dunning_step FOR EACH ROW EXECUTE FUNCTION refuse_change();

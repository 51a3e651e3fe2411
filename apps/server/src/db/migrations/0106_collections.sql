CREATE TABLE "bank_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"run_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"attempt" integer NOT NULL,
	"message_id" text NOT NULL,
	"creditor" jsonb NOT NULL,
	"scheme" text NOT NULL,
	"sequence" text NOT NULL,
	"due_on" text NOT NULL,
	"hand_over_by" text NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	"sum_cents" bigint NOT NULL,
	"sha256" text,
	"built_by" text NOT NULL,
	"built_on" timestamptz(3) NOT NULL,
	"released_by" text,
	"released_on" timestamptz(3),
	"handed_over_on" timestamptz(3),
	CONSTRAINT "bank_file_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "bank_file_part" UNIQUE("run_id","part","attempt"),
	CONSTRAINT "bank_file_state_known" CHECK ("bank_file"."state" in ('building', 'built', 'released', 'handedOver', 'accepted', 'partlyRejected', 'rejected', 'closed', 'void')),
	CONSTRAINT "bank_file_second_person" CHECK ("bank_file"."released_by" <> "bank_file"."built_by"),
	CONSTRAINT "bank_file_released" CHECK (("bank_file"."released_by" is null) = ("bank_file"."released_on" is null)
        and ("bank_file"."handed_over_on" is null or "bank_file"."released_by" is not null)),
	CONSTRAINT "bank_file_built" CHECK ("bank_file"."state" = 'building' or "bank_file"."state" = 'void' or "bank_file"."sha256" is not null),
	CONSTRAINT "bank_file_totals" CHECK ("bank_file"."count" > 0 and "bank_file"."sum_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"mandate_id" uuid NOT NULL,
	"mandate_version" integer NOT NULL,
	"notice_id" uuid NOT NULL,
	"due_on" text NOT NULL,
	"cents" integer NOT NULL,
	"amendment" jsonb,
	"end_to_end_id" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"file_id" uuid,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "collection_endToEndId_unique" UNIQUE("end_to_end_id"),
	CONSTRAINT "collection_state" CHECK ("collection"."state" in ('planned', 'announced', 'filed', 'presented', 'settled', 'closed', 'returned', 'rejected', 'dropped')),
	CONSTRAINT "collection_cents" CHECK ("collection"."cents" between 1 and 99999999),
	CONSTRAINT "collection_filed" CHECK ("collection"."state" not in ('filed', 'presented', 'settled', 'closed', 'returned', 'rejected') or "collection"."file_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "collection_claim" (
	"collection_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"reopened_on" timestamptz(3),
	CONSTRAINT "collection_claim_collection_id_claim_id_pk" PRIMARY KEY("collection_id","claim_id"),
	CONSTRAINT "collection_claim_cents" CHECK ("collection_claim"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "debit_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"mandate_id" uuid NOT NULL,
	"mandate_reference" text NOT NULL,
	"creditor_id" text NOT NULL,
	"iban_tail" text NOT NULL,
	"sent_on" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "debit_notice_number" UNIQUE("payer_id","number")
);
--> statement-breakpoint
CREATE TABLE "debit_notice_line" (
	"notice_id" uuid NOT NULL,
	"due_on" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "debit_notice_line_notice_id_due_on_pk" PRIMARY KEY("notice_id","due_on"),
	CONSTRAINT "debit_notice_line_cents" CHECK ("debit_notice_line"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_file" ADD CONSTRAINT "bank_file_run_id_billing_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."billing_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_announced" FOREIGN KEY ("notice_id","due_on") REFERENCES "public"."debit_notice_line"("notice_id","due_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_claim" ADD CONSTRAINT "collection_claim_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_claim" ADD CONSTRAINT "collection_claim_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_notice" ADD CONSTRAINT "debit_notice_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_notice_line" ADD CONSTRAINT "debit_notice_line_notice_id_debit_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."debit_notice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_file_state" ON "bank_file" USING btree ("client_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_once" ON "collection" USING btree ("payer_id","due_on") WHERE "collection"."state" not in ('returned', 'rejected', 'dropped');--> statement-breakpoint
CREATE INDEX "collection_file" ON "collection" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "collection_due" ON "collection" USING btree ("client_id","due_on","state");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_claim_held" ON "collection_claim" USING btree ("claim_id") WHERE "collection_claim"."reopened_on" is null;
--> statement-breakpoint
-- by hand: what was told is added to, never rewritten, and of a collection only its state and file ever change.
CREATE TRIGGER debit_notice_append_only BEFORE UPDATE OR DELETE ON debit_notice FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER debit_notice_line_append_only BEFORE UPDATE OR DELETE ON debit_notice_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION keep_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - 'state' - 'file_id') <> (to_jsonb(NEW) - 'state' - 'file_id') THEN
    RAISE EXCEPTION 'of a collection only its state and file change';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER collection_kept BEFORE UPDATE OR DELETE ON collection FOR EACH ROW EXECUTE FUNCTION keep_collection();
--> statement-breakpoint
CREATE FUNCTION keep_collection_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.reopened_on IS NOT NULL
    OR (to_jsonb(OLD) - 'reopened_on') <> (to_jsonb(NEW) - 'reopened_on') THEN
    RAISE EXCEPTION 'what a collection is for does not change';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER collection_claim_kept BEFORE UPDATE OR DELETE ON collection_claim FOR EACH ROW EXECUTE FUNCTION keep_collection_claim();
--> statement-breakpoint
-- Asked when the transaction ends, of every collection that was made in it.
CREATE FUNCTION check_collection_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made collection;
  of_claims bigint;
  announced integer;
BEGIN
  SELECT * INTO made FROM collection
    WHERE id = coalesce(to_jsonb(NEW) ->> 'collection_id', to_jsonb(NEW) ->> 'id')::uuid;
  SELECT coalesce(sum(cents), 0) INTO of_claims FROM collection_claim WHERE collection_id = made.id;
  SELECT cents INTO announced FROM debit_notice_line WHERE notice_id = made.notice_id AND due_on = made.due_on;
  IF made.cents <> of_claims THEN
    RAISE EXCEPTION 'collection % is of % cents, its claims of %', made.id, made.cents, of_claims;
  END IF;
  IF announced IS NULL OR made.cents > announced THEN
    RAISE EXCEPTION 'collection % is of % cents, announced were %', made.id, made.cents, announced;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER collection_claim_sum AFTER INSERT ON collection_claim DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_collection_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER collection_sum AFTER INSERT ON collection DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_collection_sum();

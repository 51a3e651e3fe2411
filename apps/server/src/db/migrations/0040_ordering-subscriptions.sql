CREATE TABLE "application" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"visitor_id" uuid,
	"fingerprint" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"values" jsonb NOT NULL,
	"concluding" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"vat_permille" integer NOT NULL,
	"first_debit_on" text,
	"first_debit_cents" integer,
	"begin_asked" boolean NOT NULL,
	"submitted_on" timestamptz(3) NOT NULL,
	"resumes" text,
	"risk" jsonb,
	CONSTRAINT "application_first_debit" CHECK (("application"."first_debit_on" is null) = ("application"."first_debit_cents" is null))
);
--> statement-breakpoint
CREATE TABLE "application_move" (
	"contract_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"client_id" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"reason" text,
	"moved_on" timestamptz(3) NOT NULL,
	"moved_by" text NOT NULL,
	CONSTRAINT "application_move_contract_id_number_pk" PRIMARY KEY("contract_id","number")
);
--> statement-breakpoint
CREATE TABLE "entitlement_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"field" text NOT NULL,
	"file_id" uuid,
	"valid_from" text,
	"valid_to" text,
	"needed_by" text,
	"given_on" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "file_content" (
	"file_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_content_file_id_part_pk" PRIMARY KEY("file_id","part")
);
--> statement-breakpoint
CREATE TABLE "uploaded_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"contract_id" uuid,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_on" timestamptz(3) NOT NULL,
	"kept_until" timestamptz(3),
	CONSTRAINT "uploaded_file_kept_or_handed_in" CHECK ("uploaded_file"."kept_until" is not null or "uploaded_file"."contract_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "signed_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"act" text NOT NULL,
	"proof_id" uuid,
	"hash" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"expires_on" timestamptz(3) NOT NULL,
	"used_on" timestamptz(3),
	CONSTRAINT "signed_link_hash_unique" UNIQUE("hash"),
	CONSTRAINT "signed_link_act" CHECK ("signed_link"."act" in ('confirm', 'giveProof', 'changeAccount', 'seeDue')),
	CONSTRAINT "signed_link_proof" CHECK (("signed_link"."act" = 'giveProof') = ("signed_link"."proof_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "mandate" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "party_id" uuid;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "mandate_version" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_move" ADD CONSTRAINT "application_move_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_proof" ADD CONSTRAINT "entitlement_proof_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_proof" ADD CONSTRAINT "entitlement_proof_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_content" ADD CONSTRAINT "file_content_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_file" ADD CONSTRAINT "uploaded_file_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_proof_id_entitlement_proof_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."entitlement_proof"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_fingerprint" ON "application" USING btree ("fingerprint","submitted_on");--> statement-breakpoint
CREATE INDEX "entitlement_proof_contract" ON "entitlement_proof" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "uploaded_file_kept" ON "uploaded_file" USING btree ("kept_until") WHERE "uploaded_file"."kept_until" is not null;--> statement-breakpoint
CREATE INDEX "uploaded_file_contract" ON "uploaded_file" USING btree ("contract_id") WHERE "uploaded_file"."contract_id" is not null;--> statement-breakpoint
CREATE INDEX "signed_link_contract" ON "signed_link" USING btree ("contract_id");--> statement-breakpoint
ALTER TABLE "mandate" ADD CONSTRAINT "mandate_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mandate" ADD CONSTRAINT "mandate_of_somebody" CHECK (num_nonnulls("mandate"."account_id", "mandate"."party_id") > 0) NOT VALID;
--> statement-breakpoint
-- by hand: how an application went is added to, never rewritten.
CREATE TRIGGER application_move_append_only BEFORE UPDATE OR DELETE ON application_move FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- by hand: what was agreed to belongs to the version.
create or replace function keep_mandate_version() returns trigger language plpgsql as $$
begin
  insert into mandate_version (mandate_id, number, iban, bic, credit_institute, account_holder, agreed_on, consent_text)
  select new.id, coalesce(max(number), 0) + 1, new.iban, new.bic, new.credit_institute, new.account_holder, new.consent_on, new.consent_text
    from mandate_version where mandate_id = new.id;
  return null;
end $$;

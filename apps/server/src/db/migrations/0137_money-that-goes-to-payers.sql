CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"end_to_end_id" text NOT NULL,
	"account_holder" text NOT NULL,
	"iban" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"created_on" timestamptz(3) NOT NULL,
	"ended_on" timestamptz(3),
	CONSTRAINT "payout_endToEndId_unique" UNIQUE("end_to_end_id"),
	CONSTRAINT "payout_state" CHECK ("payout"."state" in ('filed', 'sent', 'paid', 'rejected', 'returned', 'dropped')),
	CONSTRAINT "payout_cents" CHECK ("payout"."cents" between 1 and 99999999),
	CONSTRAINT "payout_code" CHECK ("payout"."code" is null or "payout"."state" in ('rejected', 'returned')),
	CONSTRAINT "payout_ended" CHECK (("payout"."ended_on" is null) = ("payout"."state" in ('filed', 'sent', 'paid')))
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"payer_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"account_holder" text NOT NULL,
	"iban" text NOT NULL,
	"reason" text NOT NULL,
	"named_by" text NOT NULL,
	"named_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_claim" (
	"payout_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"reopened_on" timestamptz(3),
	CONSTRAINT "payout_claim_payout_id_claim_id_pk" PRIMARY KEY("payout_id","claim_id"),
	CONSTRAINT "payout_claim_cents" CHECK ("payout_claim"."cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "bank_file" ALTER COLUMN "scheme" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file" ALTER COLUMN "sequence" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file" ADD COLUMN "kind" text DEFAULT 'debits' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_claim" ADD CONSTRAINT "payout_claim_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_claim" ADD CONSTRAINT "payout_claim_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_once" ON "payout" USING btree ("payer_id") WHERE "payout"."state" in ('filed', 'sent');--> statement-breakpoint
CREATE INDEX "payout_file" ON "payout" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "payout_payer" ON "payout" USING btree ("payer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_claim_held" ON "payout_claim" USING btree ("claim_id") WHERE "payout_claim"."reopened_on" is null;
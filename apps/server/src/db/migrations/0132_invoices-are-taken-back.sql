CREATE TABLE "payroll_entry" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payroll_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"cents" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "payroll_list_month" UNIQUE("payer_id","month")
);
--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_kind";--> statement-breakpoint
ALTER TABLE "invoice_profile" DROP CONSTRAINT "invoice_profile_format";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "buyer_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_claim" ADD COLUMN "time" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD COLUMN "by_payroll" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_profile" ADD COLUMN "buyer_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_profile" ADD COLUMN "recipient" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_profile" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "invoice_profile" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_entry" ADD CONSTRAINT "payroll_entry_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_entry" ADD CONSTRAINT "payroll_entry_list_id_payroll_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."payroll_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_list" ADD CONSTRAINT "payroll_list_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payroll_entry_list" ON "payroll_entry" USING btree ("list_id");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" = 'invoice' or ("invoice"."kind" in ('correction', 'cancellation') and num_nonnulls("invoice"."preceding_id") = 1)) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoice_profile" ADD CONSTRAINT "invoice_profile_format" CHECK ("invoice_profile"."format" in ('pdf', 'xrechnung', 'zugferd')) NOT VALID;
--> statement-breakpoint
-- by hand: what is kept back from wages is added to, never rewritten.
CREATE TRIGGER payroll_list_append_only BEFORE UPDATE OR DELETE ON payroll_list FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payroll_entry_append_only BEFORE UPDATE OR DELETE ON payroll_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

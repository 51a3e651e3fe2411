CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"preceding_id" uuid,
	"number" text NOT NULL,
	"issued_on" text NOT NULL,
	"due_on" text NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"format" text NOT NULL,
	"leitweg_id" text NOT NULL,
	"order_number" text NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"prepaid_cents" integer NOT NULL,
	"rounding_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "invoice_number" UNIQUE("client_id","number"),
	CONSTRAINT "invoice_once" UNIQUE NULLS NOT DISTINCT("payer_id","month","preceding_id"),
	CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" = case when "invoice"."preceding_id" is null then 'invoice' else 'correction' end),
	CONSTRAINT "invoice_due" CHECK ("invoice"."due_cents" = "invoice"."net_cents" + "invoice"."vat_cents" - "invoice"."prepaid_cents" + "invoice"."rounding_cents")
);
--> statement-breakpoint
CREATE TABLE "invoice_claim" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"line" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"invoice_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"place_id" uuid,
	"place" text NOT NULL,
	"product" text NOT NULL,
	"component" text NOT NULL,
	"period_start" text NOT NULL,
	"vat_permille" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"count" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	CONSTRAINT "invoice_line_invoice_id_number_pk" PRIMARY KEY("invoice_id","number"),
	CONSTRAINT "invoice_line_gross" CHECK ("invoice_line"."gross_cents" = "invoice_line"."unit_cents" * "invoice_line"."count" and "invoice_line"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_paid" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"actor_id" text NOT NULL,
	"cents" integer NOT NULL,
	"paid_on" timestamptz(3) NOT NULL,
	CONSTRAINT "invoice_paid_cents" CHECK ("invoice_paid"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_profile" (
	"payer_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"format" text NOT NULL,
	"leitweg_id" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"days_to_pay" integer NOT NULL,
	CONSTRAINT "invoice_profile_format" CHECK ("invoice_profile"."format" in ('pdf', 'xrechnung')),
	CONSTRAINT "invoice_profile_days" CHECK ("invoice_profile"."days_to_pay" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"client_id" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_client_id_year_pk" PRIMARY KEY("client_id","year")
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_corrects" FOREIGN KEY ("preceding_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_claim" ADD CONSTRAINT "invoice_claim_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_claim" ADD CONSTRAINT "invoice_claim_line" FOREIGN KEY ("invoice_id","line") REFERENCES "public"."invoice_line"("invoice_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_paid" ADD CONSTRAINT "invoice_paid_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_profile" ADD CONSTRAINT "invoice_profile_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_issued" ON "invoice" USING btree ("client_id","issued_on");--> statement-breakpoint
CREATE INDEX "invoice_preceding" ON "invoice" USING btree ("preceding_id") WHERE "invoice"."preceding_id" is not null;--> statement-breakpoint
CREATE INDEX "invoice_claim_invoice" ON "invoice_claim" USING btree ("invoice_id");
--> statement-breakpoint
-- by hand: what was invoiced is added to, never rewritten.
CREATE TRIGGER invoice_append_only BEFORE UPDATE OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_line_append_only BEFORE UPDATE OR DELETE ON invoice_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_claim_append_only BEFORE UPDATE OR DELETE ON invoice_claim FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_paid_append_only BEFORE UPDATE OR DELETE ON invoice_paid FOR EACH ROW EXECUTE FUNCTION refuse_change();

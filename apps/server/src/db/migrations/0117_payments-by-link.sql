CREATE TABLE "debt_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"ended_on" timestamptz(3),
	CONSTRAINT "debt_payment_reference" UNIQUE("provider","reference"),
	CONSTRAINT "debt_payment_state" CHECK ("debt_payment"."state" in ('open', 'paid', 'failed', 'surplus')),
	CONSTRAINT "debt_payment_amount" CHECK ("debt_payment"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "debt_payment" ADD CONSTRAINT "debt_payment_payer_id_payer_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payer_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debt_payment_open" ON "debt_payment" USING btree ("created_on") WHERE "debt_payment"."state" = 'open';--> statement-breakpoint
CREATE INDEX "debt_payment_payer" ON "debt_payment" USING btree ("payer_id");
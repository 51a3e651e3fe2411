ALTER TABLE "debt_payment" DROP CONSTRAINT "debt_payment_state";--> statement-breakpoint
ALTER TABLE "debt_payment" ADD COLUMN "charged_cents" integer;--> statement-breakpoint
ALTER TABLE "debt_payment" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_payment" ADD CONSTRAINT "debt_payment_charged" CHECK ("debt_payment"."charged_cents" >= "debt_payment"."refunded_cents") NOT VALID;--> statement-breakpoint
ALTER TABLE "debt_payment" ADD CONSTRAINT "debt_payment_state" CHECK ("debt_payment"."state" in ('open', 'paid', 'failed', 'refunded', 'surplus')) NOT VALID;
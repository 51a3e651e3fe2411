ALTER TABLE "debt_payment" VALIDATE CONSTRAINT "debt_payment_charged";--> statement-breakpoint
ALTER TABLE "debt_payment" VALIDATE CONSTRAINT "debt_payment_state";
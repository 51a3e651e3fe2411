ALTER TABLE "invoice_claim" DROP CONSTRAINT "invoice_claim_pkey";
--> statement-breakpoint
ALTER TABLE "invoice_claim" ADD CONSTRAINT "invoice_claim_claim_id_time_pk" PRIMARY KEY USING INDEX "invoice_claim_claim_id_time_pk";
--> statement-breakpoint
ALTER TABLE "invoice" VALIDATE CONSTRAINT "invoice_kind";
--> statement-breakpoint
ALTER TABLE "invoice_profile" VALIDATE CONSTRAINT "invoice_profile_format";

ALTER TABLE "signed_link" VALIDATE CONSTRAINT "signed_link_act";--> statement-breakpoint
ALTER TABLE "signed_link" VALIDATE CONSTRAINT "signed_link_payer";

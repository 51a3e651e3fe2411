ALTER TABLE "invoice_profile" VALIDATE CONSTRAINT "invoice_profile_format";

-- by hand: who asked for ZUGFeRD got a PDF, and goes on getting it.
UPDATE "invoice_profile" SET "format" = 'pdf' WHERE "format" = 'zugferd';--> statement-breakpoint
ALTER TABLE "invoice_profile" DROP CONSTRAINT "invoice_profile_format";--> statement-breakpoint
ALTER TABLE "invoice_profile" ADD CONSTRAINT "invoice_profile_format" CHECK ("invoice_profile"."format" in ('pdf', 'xrechnung')) NOT VALID;

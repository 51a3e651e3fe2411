ALTER TABLE "mandate" VALIDATE CONSTRAINT "mandate_party_id_party_id_fk";
--> statement-breakpoint
ALTER TABLE "mandate" VALIDATE CONSTRAINT "mandate_of_somebody";

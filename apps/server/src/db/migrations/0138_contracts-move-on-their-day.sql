ALTER TABLE "contract" ADD COLUMN "next_organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "next_organisation_on" text;
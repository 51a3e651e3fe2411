ALTER TABLE "organisation" ADD COLUMN "control_from" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "control_then" boolean;
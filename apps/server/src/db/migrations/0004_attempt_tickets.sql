ALTER TABLE "payment_attempt" ADD COLUMN "ticket_ids" jsonb NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "payment_attempt" ALTER COLUMN "ticket_ids" DROP DEFAULT;

ALTER TABLE "bank_entry" ALTER COLUMN "cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "bank_entry" ALTER COLUMN "instructed_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "bank_entry" ALTER COLUMN "charges_cents" SET DATA TYPE bigint;
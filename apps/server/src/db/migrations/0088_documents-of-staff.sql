ALTER TABLE "user_document" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_document" ADD COLUMN "kind" text DEFAULT 'contract' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_document" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "user_document" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "user_document" ADD COLUMN "taken_back_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "user_document" ADD COLUMN "taken_back_by" uuid;
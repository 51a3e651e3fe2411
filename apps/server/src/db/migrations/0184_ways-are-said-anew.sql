ALTER TABLE "party_person" ADD COLUMN "moved_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "contract_way" ADD COLUMN "document_id" uuid;
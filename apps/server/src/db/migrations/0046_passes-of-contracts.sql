ALTER TABLE "issued_ticket" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_ticket" ALTER COLUMN "ledger_entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "passes_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD COLUMN "issue_facts" jsonb;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD CONSTRAINT "issued_ticket_subject" CHECK (("issued_ticket"."order_id" is null) <> ("issued_ticket"."contract_id" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD CONSTRAINT "issued_ticket_backed" CHECK (num_nonnulls("issued_ticket"."contract_id", "issued_ticket"."claim_id", "issued_ticket"."client_id", "issued_ticket"."issue_facts") = case when "issued_ticket"."contract_id" is null then 0 else 4 end and num_nonnulls("issued_ticket"."order_id") <= num_nonnulls("issued_ticket"."ledger_entry_id")) NOT VALID;

ALTER TABLE "contact_person" ADD COLUMN "last_day" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contract_organisation" ON "contract" USING btree ("organisation_id","state");
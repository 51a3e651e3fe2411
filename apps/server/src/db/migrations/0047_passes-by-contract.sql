CREATE INDEX CONCURRENTLY "contract_passes_due" ON "contract" USING btree ("client_id") WHERE "contract"."passes_due";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "issued_ticket_contract" ON "issued_ticket" USING btree ("contract_id") WHERE "issued_ticket"."contract_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "issued_ticket_pass" ON "issued_ticket" USING btree ("contract_id","valid_from") WHERE "issued_ticket"."contract_id" is not null and "issued_ticket"."state" <> 'cancelled';

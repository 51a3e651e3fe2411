-- by hand: the key of the table, built while it is written to.
CREATE UNIQUE INDEX CONCURRENTLY "invoice_claim_claim_id_time_pk" ON "invoice_claim" USING btree ("claim_id", "time");

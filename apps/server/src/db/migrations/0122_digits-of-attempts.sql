CREATE INDEX CONCURRENTLY "payment_attempt_digits" ON "payment_attempt" USING btree (right("method_label", 4)) WHERE "payment_attempt"."method_label" like '%•••• ____';

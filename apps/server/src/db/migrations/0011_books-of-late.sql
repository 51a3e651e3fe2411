CREATE INDEX CONCURRENTLY "issued_ticket_issued" ON "issued_ticket" USING brin ("issued_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_paid" ON "order" USING brin ("paid_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_unfulfilled" ON "order" USING btree ("paid_on") WHERE "order"."state" = 'paid';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ledger_entry_booked" ON "ledger_entry" USING brin ("booked_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_attempt_created" ON "payment_attempt" USING brin ("created_on");
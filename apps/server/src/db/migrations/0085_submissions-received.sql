CREATE INDEX CONCURRENTLY "barrier_report_received" ON "barrier_report" USING btree ("client_id","received_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contract_withdrawal_received" ON "contract_withdrawal" USING btree ("client_id","received_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "feedback_received" ON "feedback" USING btree ("client_id","received_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contract_cancellation_received" ON "contract_cancellation" USING btree ("client_id","received_on");

CREATE INDEX CONCURRENTLY "payment_attempt_by_reference" ON "payment_attempt" USING btree ("reference") WHERE "payment_attempt"."reference" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refund_failed" ON "refund" USING btree ("created_on") WHERE "refund"."state" = 'failed';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refund_paid_twice" ON "refund" USING btree ("created_on") WHERE "refund"."why" in ('alreadyPaid', 'wrongAmount');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_account_staff_list" ON "user_account" USING btree ("client_id","state","registered_on","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_account_email_begins" ON "user_account" USING btree ("client_id","email_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_account_name_begins" ON "user_account" USING btree ("client_id",lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_account_username_begins" ON "user_account" USING btree ("client_id",lower("username") text_pattern_ops) WHERE "user_account"."username" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sent_mail_order" ON "sent_mail" USING btree ("order_id") WHERE "sent_mail"."order_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_staff_list" ON "order" USING btree ("client_id","state","created_on","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_buyer_email" ON "order" USING btree ("client_id",lower("buyer" ->> 'email') text_pattern_ops) WHERE "order"."buyer" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_buyer_name" ON "order" USING btree ("client_id",lower("buyer" ->> 'lastName') text_pattern_ops) WHERE "order"."buyer" is not null;
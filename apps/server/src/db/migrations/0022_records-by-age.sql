CREATE INDEX CONCURRENTLY "mail_wish_minute" ON "mail_wish" USING brin ("minute");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sent_mail_sent" ON "sent_mail" USING brin ("sent_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhook_inbox_handled" ON "webhook_inbox" USING brin ("handled_on");
-- by hand: that of one party for each account goes with the next migration, once this one is built.
CREATE INDEX CONCURRENTLY "party_of_account" ON "party" USING btree ("account_id") WHERE "party"."account_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_email" ON "application" USING btree ("client_id",lower("email"));
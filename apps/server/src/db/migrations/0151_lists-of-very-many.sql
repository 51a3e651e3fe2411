CREATE INDEX CONCURRENTLY "party_person_first_name" ON "party_person" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_account_of_company" ON "user_account" USING btree ("client_id","state","registered_on","id") WHERE "user_account"."user_type" & 1 <> 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "membership_there" ON "membership" USING btree ("organisation_id","valid_until","valid_from");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "membership_organisation";

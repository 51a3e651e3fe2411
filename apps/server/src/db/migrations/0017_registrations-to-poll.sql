CREATE INDEX CONCURRENTLY "payment_registration_poll" ON "payment_registration" USING btree ("poll_on") WHERE "payment_registration"."poll_on" is not null;

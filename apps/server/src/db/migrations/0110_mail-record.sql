CREATE TABLE "mail_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"client_id" text NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"last_on" timestamptz(3) NOT NULL,
	CONSTRAINT "mail_record_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "mail_record_last" ON "mail_record" USING btree ("client_id","last_on","id");--> statement-breakpoint
CREATE INDEX "mail_record_email" ON "mail_record" USING btree ("client_id",lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mail_record_order" ON "mail_record" USING btree ("order_id") WHERE "mail_record"."order_id" is not null;
CREATE TABLE "medium" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"serial" text NOT NULL,
	"arrives_on" text NOT NULL,
	"sent_on" timestamptz(3) NOT NULL,
	"blocked_on" timestamptz(3),
	"block_told_on" timestamptz(3),
	CONSTRAINT "medium_serial" UNIQUE("client_id","serial"),
	CONSTRAINT "medium_block_told" CHECK ("medium"."block_told_on" is null or "medium"."blocked_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "medium_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"event_seq" integer NOT NULL,
	"state" text NOT NULL,
	"attempt" integer NOT NULL,
	"recipient" text,
	"serial" text,
	"arrives_on" text,
	"detail" text,
	"ordered_on" timestamptz(3) NOT NULL,
	"ask_on" timestamptz(3),
	CONSTRAINT "medium_order_of_event" UNIQUE("contract_id","event_seq"),
	CONSTRAINT "medium_order_state" CHECK ("medium_order"."state" in ('ordered', 'produced', 'sent', 'rejected', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "medium" ADD CONSTRAINT "medium_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_order" ADD CONSTRAINT "medium_order_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medium_contract" ON "medium" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "medium_block_to_tell" ON "medium" USING btree ("client_id") WHERE "medium"."blocked_on" is not null and "medium"."block_told_on" is null;--> statement-breakpoint
CREATE INDEX "medium_order_to_ask" ON "medium_order" USING btree ("client_id","ask_on") WHERE "medium_order"."ask_on" is not null;
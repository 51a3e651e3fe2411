CREATE TABLE "prepaid_top_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"ledger_entry_id" uuid NOT NULL,
	"card_number" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_on" timestamptz(3) NOT NULL,
	"done_on" timestamptz(3),
	CONSTRAINT "prepaid_top_up_state" CHECK ("prepaid_top_up"."state" in ('requested', 'credited', 'refused')),
	CONSTRAINT "prepaid_top_up_amount" CHECK ("prepaid_top_up"."amount_cents" > 0),
	CONSTRAINT "prepaid_top_up_done" CHECK (("prepaid_top_up"."state" = 'requested') = ("prepaid_top_up"."done_on" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "payment_registration" ADD COLUMN "state" text DEFAULT 'expired' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_registration" ADD COLUMN "poll_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payment_registration" ADD COLUMN "polls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prepaid_top_up" ADD CONSTRAINT "prepaid_top_up_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepaid_top_up" ADD CONSTRAINT "prepaid_top_up_ledger_entry_id_ledger_entry_id_fk" FOREIGN KEY ("ledger_entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepaid_top_up_order" ON "prepaid_top_up" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "prepaid_top_up_open" ON "prepaid_top_up" USING btree ("created_on") WHERE "prepaid_top_up"."state" = 'requested';--> statement-breakpoint
ALTER TABLE "payment_registration" ADD CONSTRAINT "payment_registration_state" CHECK ("payment_registration"."state" in ('open', 'pending', 'confirmed', 'declined', 'cancelled', 'expired')) NOT VALID;
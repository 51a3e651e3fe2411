CREATE TABLE "ticket_hand_over" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"offered_on" timestamptz(3) NOT NULL,
	"expires_on" timestamptz(3) NOT NULL,
	"withdrawn_on" timestamptz(3),
	"taken_on" timestamptz(3),
	"taken_order_id" uuid,
	"taken_ticket_id" uuid,
	CONSTRAINT "ticket_hand_over_hash_unique" UNIQUE("hash"),
	CONSTRAINT "ticket_hand_over_taken_whole" CHECK (num_nonnulls("ticket_hand_over"."taken_on", "ticket_hand_over"."taken_order_id", "ticket_hand_over"."taken_ticket_id") in (0, 3)),
	CONSTRAINT "ticket_hand_over_one_end" CHECK ("ticket_hand_over"."withdrawn_on" is null or "ticket_hand_over"."taken_on" is null)
);
--> statement-breakpoint
ALTER TABLE "ticket_hand_over" ADD CONSTRAINT "ticket_hand_over_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_hand_over" ADD CONSTRAINT "ticket_hand_over_ticket_id_issued_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."issued_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_hand_over" ADD CONSTRAINT "ticket_hand_over_taken_order_id_order_id_fk" FOREIGN KEY ("taken_order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_hand_over" ADD CONSTRAINT "ticket_hand_over_taken_ticket_id_issued_ticket_id_fk" FOREIGN KEY ("taken_ticket_id") REFERENCES "public"."issued_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_hand_over_order" ON "ticket_hand_over" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ticket_hand_over_taken" ON "ticket_hand_over" USING btree ("taken_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_hand_over_open" ON "ticket_hand_over" USING btree ("ticket_id") WHERE "ticket_hand_over"."withdrawn_on" is null;
CREATE TABLE "mail_wish" (
	"order_id" uuid NOT NULL,
	"minute" timestamptz(3) NOT NULL,
	CONSTRAINT "mail_wish_order_id_minute_pk" PRIMARY KEY("order_id","minute")
);
--> statement-breakpoint
ALTER TABLE "mail_wish" ADD CONSTRAINT "mail_wish_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Nobody tells the same trouble a second time between the next statement and the index.
LOCK TABLE "admin_event" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "admin_event" USING "admin_event" "earlier"
WHERE "admin_event"."acknowledged_on" IS NULL
	AND "earlier"."acknowledged_on" IS NULL
	AND "admin_event"."key" = "earlier"."key"
	AND ("admin_event"."date", "admin_event"."id") > ("earlier"."date", "earlier"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_event_told_once" ON "admin_event" USING btree ("key") WHERE "admin_event"."acknowledged_on" is null;
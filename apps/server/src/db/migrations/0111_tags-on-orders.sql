CREATE TABLE "order_tag" (
	"order_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"tag" text NOT NULL,
	"by_id" uuid NOT NULL,
	"on" timestamptz(3) NOT NULL,
	CONSTRAINT "order_tag_order_id_tag_pk" PRIMARY KEY("order_id","tag")
);
--> statement-breakpoint
ALTER TABLE "order_tag" ADD CONSTRAINT "order_tag_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_tag_orders" ON "order_tag" USING btree ("client_id","tag","order_id");

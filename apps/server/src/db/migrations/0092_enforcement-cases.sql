CREATE TABLE "enforcement_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"case_number" text NOT NULL,
	"checked_on" timestamptz(3) NOT NULL,
	"place" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"birth_date" text,
	"fare_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"show_until" text NOT NULL,
	"pay_until" text NOT NULL,
	"entered_on" timestamptz(3) NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_via" text NOT NULL,
	"shown_on" timestamptz(3),
	"order_id" uuid,
	"paid_on" timestamptz(3),
	"withdrawn_on" timestamptz(3),
	"withdrawn_why" text,
	CONSTRAINT "enforcement_case_number" UNIQUE("client_id","case_number"),
	CONSTRAINT "enforcement_case_amounts" CHECK ("enforcement_case"."fee_cents" between 0 and "enforcement_case"."fare_cents" and "enforcement_case"."fare_cents" > 0),
	CONSTRAINT "enforcement_case_ends_once" CHECK ("enforcement_case"."paid_on" is null or "enforcement_case"."withdrawn_on" is null)
);
--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD COLUMN "cancelled_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "enforcement_case" ADD CONSTRAINT "enforcement_case_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enforcement_case_checked" ON "enforcement_case" USING btree ("client_id","checked_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "enforcement_case_last_name" ON "enforcement_case" USING btree ("client_id",lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "enforcement_case_order" ON "enforcement_case" USING btree ("order_id");
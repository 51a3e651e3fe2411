CREATE TABLE "payment_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid,
	"found_on" timestamptz(3) NOT NULL,
	"state" text NOT NULL,
	"closed_on" timestamptz(3),
	CONSTRAINT "payment_case_once" UNIQUE("provider","reference","kind"),
	CONSTRAINT "payment_case_amount" CHECK ("payment_case"."amount_cents" > 0)
);

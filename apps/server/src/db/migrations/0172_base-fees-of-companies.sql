CREATE TABLE "framework_fee" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"per" text NOT NULL,
	"count" integer NOT NULL,
	"cents" integer NOT NULL,
	"charged_on" timestamptz(3) NOT NULL,
	CONSTRAINT "framework_fee_company_id_month_pk" PRIMARY KEY("company_id","month"),
	CONSTRAINT "framework_fee_amount" CHECK ("framework_fee"."count" > 0 and "framework_fee"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "framework_fee" ADD CONSTRAINT "framework_fee_company_id_organisation_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;
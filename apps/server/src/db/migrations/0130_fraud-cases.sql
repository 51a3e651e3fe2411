CREATE TABLE "fraud_case" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"mandate_id" uuid,
	"level" text NOT NULL,
	"points" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"rules_version" text NOT NULL,
	"assessed_on" timestamptz(3) NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_on" timestamptz(3),
	"reason" text,
	CONSTRAINT "fraud_case_level" CHECK ("fraud_case"."level" in ('low', 'middle', 'high', 'block')),
	CONSTRAINT "fraud_case_state" CHECK ("fraud_case"."state" in ('open', 'passed', 'overruled', 'confirmed')),
	CONSTRAINT "fraud_case_decided" CHECK (("fraud_case"."state" in ('overruled', 'confirmed')) = ("fraud_case"."decided_by" is not null and "fraud_case"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "fraud_case" ADD CONSTRAINT "fraud_case_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fraud_case_list" ON "fraud_case" USING btree ("client_id","assessed_on");--> statement-breakpoint
CREATE INDEX "fraud_case_open" ON "fraud_case" USING btree ("client_id") WHERE "fraud_case"."state" = 'open';--> statement-breakpoint
CREATE INDEX "fraud_case_mandate" ON "fraud_case" USING btree ("mandate_id") WHERE "fraud_case"."state" = 'confirmed';
CREATE TABLE "billing_run_part" (
	"run_id" uuid NOT NULL,
	"pass" text NOT NULL,
	"number" integer NOT NULL,
	"first_id" uuid NOT NULL,
	"last_id" uuid NOT NULL,
	"finished_on" timestamptz(3),
	"looked" integer NOT NULL,
	"made" integer NOT NULL,
	CONSTRAINT "billing_run_part_run_id_pass_number_pk" PRIMARY KEY("run_id","pass","number"),
	CONSTRAINT "billing_run_part_made" CHECK ("billing_run_part"."made" between 0 and "billing_run_part"."looked")
);
--> statement-breakpoint
ALTER TABLE "bank_file" ADD COLUMN "hand_over_begun_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "billing_run" ADD COLUMN "cycle" jsonb;--> statement-breakpoint
ALTER TABLE "billing_run" ADD COLUMN "built_by" text;--> statement-breakpoint
ALTER TABLE "billing_run_part" ADD CONSTRAINT "billing_run_part_run_id_billing_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."billing_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_run_part_open" ON "billing_run_part" USING btree ("run_id","pass") WHERE "billing_run_part"."finished_on" is null;
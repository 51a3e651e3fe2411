CREATE TABLE "desk_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"about" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"contract_id" uuid,
	"outcome" text NOT NULL,
	"decided_by" jsonb NOT NULL,
	"reason" text NOT NULL,
	"decided_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_decision" ADD CONSTRAINT "desk_decision_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_decision_once" ON "desk_decision" USING btree ("subject_id") WHERE "desk_decision"."about" = 'declaration';--> statement-breakpoint
CREATE INDEX "desk_decision_contract" ON "desk_decision" USING btree ("contract_id");
--> statement-breakpoint
-- by hand: what people decided is added to, never rewritten.
CREATE TRIGGER desk_decision_append_only BEFORE UPDATE OR DELETE ON desk_decision FOR EACH ROW EXECUTE FUNCTION refuse_change();

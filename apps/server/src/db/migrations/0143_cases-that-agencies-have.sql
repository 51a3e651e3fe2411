CREATE TABLE "dunning_hand_over" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"cases" integer NOT NULL,
	"cents" bigint NOT NULL,
	"made_by" text NOT NULL,
	"reason" text NOT NULL,
	"made_on" timestamptz(3) NOT NULL,
	CONSTRAINT "dunning_hand_over_sum" CHECK ("dunning_hand_over"."cases" > 0 and "dunning_hand_over"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "dunning_hand_over_claim" (
	"hand_over_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "dunning_hand_over_claim_hand_over_id_claim_id_pk" PRIMARY KEY("hand_over_id","claim_id"),
	CONSTRAINT "dunning_hand_over_claim_cents" CHECK ("dunning_hand_over_claim"."cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "dunning_hand_over_claim" ADD CONSTRAINT "dunning_hand_over_claim_hand_over_id_dunning_hand_over_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."dunning_hand_over"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_hand_over_claim" ADD CONSTRAINT "dunning_hand_over_claim_case_id_dunning_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."dunning_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_hand_over_claim" ADD CONSTRAINT "dunning_hand_over_claim_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dunning_hand_over_made" ON "dunning_hand_over" USING btree ("client_id","made_on");--> statement-breakpoint
CREATE UNIQUE INDEX "dunning_hand_over_claim_once" ON "dunning_hand_over_claim" USING btree ("case_id","claim_id");--> statement-breakpoint
CREATE INDEX "dunning_hand_over_claim_claim" ON "dunning_hand_over_claim" USING btree ("claim_id");
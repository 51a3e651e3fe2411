CREATE TABLE "price_answer" (
	"consent_id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"channel" text NOT NULL,
	"shown" text NOT NULL,
	"pressed" text NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"decided_on" timestamptz(3) NOT NULL,
	CONSTRAINT "price_answer_known" CHECK ("price_answer"."answer" in ('continues', 'ends', 'silent')),
	CONSTRAINT "price_answer_channel" CHECK ("price_answer"."channel" in ('link', 'account', 'clock')),
	CONSTRAINT "price_answer_silence" CHECK (("price_answer"."answer" = 'silent') = ("price_answer"."channel" = 'clock'))
);
--> statement-breakpoint
CREATE TABLE "price_campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"offer_key" text NOT NULL,
	"mode" text NOT NULL,
	"effective_on" text NOT NULL,
	"deadline" text NOT NULL,
	"remind_on" jsonb NOT NULL,
	"old_price_until" text,
	"state" text NOT NULL,
	"edition" integer NOT NULL,
	"edited_by" text NOT NULL,
	"edited_on" timestamptz(3) NOT NULL,
	"trial" jsonb,
	"tried_on" timestamptz(3),
	"released_by" text,
	"released_on" timestamptz(3),
	CONSTRAINT "price_campaign_mode" CHECK ("price_campaign"."mode" in ('regulated', 'consent')),
	CONSTRAINT "price_campaign_state_known" CHECK ("price_campaign"."state" in ('draft', 'reviewed', 'released', 'notifying', 'open', 'closed', 'applied', 'withdrawn')),
	CONSTRAINT "price_campaign_second_person" CHECK ("price_campaign"."released_by" <> "price_campaign"."edited_by"),
	CONSTRAINT "price_campaign_days" CHECK ("price_campaign"."deadline" < "price_campaign"."effective_on")
);
--> statement-breakpoint
CREATE TABLE "price_campaign_part" (
	"campaign_id" uuid NOT NULL,
	"pass" text NOT NULL,
	"number" integer NOT NULL,
	"first_id" uuid NOT NULL,
	"last_id" uuid NOT NULL,
	"finished_on" timestamptz(3),
	"looked" integer NOT NULL,
	"made" integer NOT NULL,
	CONSTRAINT "price_campaign_part_campaign_id_pass_number_pk" PRIMARY KEY("campaign_id","pass","number"),
	CONSTRAINT "price_campaign_part_made" CHECK ("price_campaign_part"."made" between 0 and "price_campaign_part"."looked")
);
--> statement-breakpoint
CREATE TABLE "price_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"from_day" text NOT NULL,
	"before_cents" integer NOT NULL,
	"after_cents" integer NOT NULL,
	"announced_on" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "price_consent_linkId_unique" UNIQUE("link_id"),
	CONSTRAINT "price_consent_once" UNIQUE("campaign_id","contract_id")
);
--> statement-breakpoint
ALTER TABLE "signed_link" DROP CONSTRAINT "signed_link_act";--> statement-breakpoint
ALTER TABLE "price_answer" ADD CONSTRAINT "price_answer_consent_id_price_consent_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."price_consent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_answer" ADD CONSTRAINT "price_answer_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_campaign_part" ADD CONSTRAINT "price_campaign_part_campaign_id_price_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."price_campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_consent" ADD CONSTRAINT "price_consent_campaign_id_price_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."price_campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_consent" ADD CONSTRAINT "price_consent_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_consent" ADD CONSTRAINT "price_consent_link_id_signed_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."signed_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_answer_contract" ON "price_answer" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "price_campaign_client" ON "price_campaign" USING btree ("client_id","edited_on");--> statement-breakpoint
CREATE INDEX "price_campaign_state" ON "price_campaign" USING btree ("client_id","state");--> statement-breakpoint
CREATE INDEX "price_campaign_part_open" ON "price_campaign_part" USING btree ("campaign_id","pass") WHERE "price_campaign_part"."finished_on" is null;--> statement-breakpoint
CREATE INDEX "price_consent_contract" ON "price_consent" USING btree ("contract_id");--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_act" CHECK ("signed_link"."act" in ('confirm', 'giveProof', 'changeAccount', 'seeDue', 'goPrivate', 'followApplication', 'pay', 'answerPrice')) NOT VALID;
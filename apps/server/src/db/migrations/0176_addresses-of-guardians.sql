CREATE TABLE "guardian_address" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"email" text NOT NULL,
	"named_on" timestamptz(3) NOT NULL,
	"confirmed_on" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "signed_link" DROP CONSTRAINT "signed_link_act";--> statement-breakpoint
ALTER TABLE "guardian_address" ADD CONSTRAINT "guardian_address_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_act" CHECK ("signed_link"."act" in ('confirm', 'giveProof', 'changeAccount', 'seeDue', 'goPrivate', 'followApplication', 'pay', 'answerPrice', 'showPass', 'nextYear', 'confirmAddress')) NOT VALID;
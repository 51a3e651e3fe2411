ALTER TABLE "signed_link" DROP CONSTRAINT "signed_link_act";--> statement-breakpoint
ALTER TABLE "roll_member" ADD COLUMN "parents_said" text;--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_act" CHECK ("signed_link"."act" in ('confirm', 'giveProof', 'changeAccount', 'seeDue', 'goPrivate', 'followApplication', 'pay', 'answerPrice', 'showPass', 'nextYear')) NOT VALID;
-- by hand: not valid, since a check of all that is there would lock the table; the next migration makes it good.
ALTER TABLE "roll_member" DROP CONSTRAINT "roll_member_redecide";--> statement-breakpoint
ALTER TABLE "decision_letter" ALTER COLUMN "sent_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "decision_letter" ALTER COLUMN "delivered_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "decision_letter" ALTER COLUMN "objection_until" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "decision_letter" ADD COLUMN "by_post" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "decision_letter" ADD COLUMN "is_addressed" boolean;--> statement-breakpoint
ALTER TABLE "decision_letter" ADD COLUMN "printed_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "decision_letter" ADD COLUMN "posted_on" text;--> statement-breakpoint
ALTER TABLE "decision_letter" ADD COLUMN "posted_by" text;--> statement-breakpoint
ALTER TABLE "entitlement_decision" ADD COLUMN "step_id" uuid;--> statement-breakpoint
ALTER TABLE "entitlement_decision" ADD COLUMN "exemption_until" text;--> statement-breakpoint
ALTER TABLE "applied_child" ADD COLUMN "exemption_until" text;--> statement-breakpoint
ALTER TABLE "roll_member" ADD COLUMN "pays_self" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roll_member" ADD COLUMN "exemption_ends" text;--> statement-breakpoint
ALTER TABLE "roll_member" ADD CONSTRAINT "roll_member_redecide" CHECK ("roll_member"."redecide" in ('newPupil', 'school', 'address', 'band', 'rule', 'exemption')) NOT VALID;
-- by hand: not valid, since a check of all that is there would lock the table; the next migration makes it good.
ALTER TABLE "refund" ADD COLUMN "tries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "asked_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "compared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "paid_from" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "paid_reference" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "paid_on" text;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_by_hand" CHECK (num_nonnulls("refund"."paid_from", "refund"."paid_reference", "refund"."paid_on") in (0, 3)
        and ("refund"."paid_from" is null or "refund"."state" = 'done')) NOT VALID;
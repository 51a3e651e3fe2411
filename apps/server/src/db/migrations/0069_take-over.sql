ALTER TABLE "user_session" ADD COLUMN "take_over" jsonb;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "told_on" timestamptz(3);
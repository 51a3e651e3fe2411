ALTER TABLE "admin_event" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "last_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "snoozed_until" timestamptz(3);
-- What earlier versions told keeps its sentence among the facts.
ALTER TABLE "admin_event" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "facts" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "admin_event" SET "kind" = split_part("key", ':', 1), "facts" = jsonb_build_object('comment', "comment");--> statement-breakpoint
ALTER TABLE "admin_event" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "admin_event" ALTER COLUMN "facts" DROP DEFAULT;--> statement-breakpoint
-- unused since 0.1.0
ALTER TABLE "admin_event" DROP COLUMN "comment";

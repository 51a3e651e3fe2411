ALTER TABLE "message_of_the_day" ADD COLUMN "places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_of_the_day" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;
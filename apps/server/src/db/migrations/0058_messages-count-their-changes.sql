ALTER TABLE "message_of_the_day" DROP CONSTRAINT "message_of_the_day_period";--> statement-breakpoint
ALTER TABLE "message_of_the_day" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_of_the_day" ADD CONSTRAINT "message_of_the_day_period" CHECK ("message_of_the_day"."shown_from" <= "message_of_the_day"."shown_to") NOT VALID;
ALTER TABLE "client_version" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "client_version" ADD COLUMN "checked_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "client_version" ADD COLUMN "released_by" text;--> statement-breakpoint
ALTER TABLE "client_version" ADD COLUMN "released_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "client_version" ADD COLUMN "active_from" timestamptz(3);--> statement-breakpoint
ALTER TABLE "client_version" ADD COLUMN "replaced_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "client_version" ADD COLUMN "discarded_on" timestamptz(3);
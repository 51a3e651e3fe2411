CREATE TABLE "terms_version" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;
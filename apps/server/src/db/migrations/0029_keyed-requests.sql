CREATE TABLE "keyed_request" (
	"id" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"begun_on" timestamptz(3) NOT NULL,
	"has_effect" boolean NOT NULL,
	"reply" text
);
--> statement-breakpoint
CREATE INDEX "keyed_request_begun" ON "keyed_request" USING btree ("begun_on");
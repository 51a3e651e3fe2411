CREATE TABLE "real_time_feed" (
	"kind" text PRIMARY KEY NOT NULL,
	"tried_on" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"content" "bytea",
	"written_on" timestamptz(3),
	"known" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"region_id" integer,
	"etag" text,
	"last_modified" text,
	"failing_since" timestamptz(3),
	"trouble" text
);

CREATE TABLE "submission_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"text" text NOT NULL,
	"on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_handling" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"assigned_to" uuid,
	"done_on" timestamptz(3),
	"done_by" uuid
);
--> statement-breakpoint
CREATE INDEX "submission_comment_about" ON "submission_comment" USING btree ("submission_id","on");

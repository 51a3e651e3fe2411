CREATE TABLE "barrier_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_allowance" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamptz(3) NOT NULL,
	"mails" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_allowance_since" ON "mail_allowance" USING btree ("since");
CREATE TABLE "mail_lease" (
	"key" text PRIMARY KEY NOT NULL,
	"until" timestamptz(3) NOT NULL,
	"begun" integer NOT NULL
);

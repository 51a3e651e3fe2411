CREATE TABLE "portal_setting" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);

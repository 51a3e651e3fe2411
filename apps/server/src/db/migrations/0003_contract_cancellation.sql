CREATE TABLE "contract_cancellation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_on" timestamptz(3) NOT NULL
);

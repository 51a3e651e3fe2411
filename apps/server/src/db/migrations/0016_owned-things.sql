CREATE TABLE "cookie_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"consent_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"is_refusal" boolean NOT NULL,
	"language" text NOT NULL,
	"given_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_picture" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"picture_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_pass" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"token" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"changed_on" timestamptz(3) NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_registration" (
	"device_id" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"push_token" text NOT NULL,
	"registered_on" timestamptz(3) NOT NULL,
	CONSTRAINT "wallet_registration_device_id_ticket_id_pk" PRIMARY KEY("device_id","ticket_id")
);
--> statement-breakpoint
ALTER TABLE "user_document" ADD COLUMN "read_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "user_picture" ADD CONSTRAINT "user_picture_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_pass" ADD CONSTRAINT "wallet_pass_ticket_id_issued_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."issued_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_registration" ADD CONSTRAINT "wallet_registration_ticket_id_wallet_pass_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."wallet_pass"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookie_consent_of_device" ON "cookie_consent" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "cookie_consent_given" ON "cookie_consent" USING brin ("given_on");--> statement-breakpoint
CREATE INDEX "wallet_registration_of_pass" ON "wallet_registration" USING btree ("ticket_id");
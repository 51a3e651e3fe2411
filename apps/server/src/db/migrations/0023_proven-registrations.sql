CREATE TABLE "payment_customer" (
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "payment_customer_account_id_provider_pk" PRIMARY KEY("account_id","provider")
);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "method_label" text;--> statement-breakpoint
ALTER TABLE "payment_registration" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "payment_registration" ADD COLUMN "proven_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payment_registration" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "payment_registration" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "payment_registration" ADD COLUMN "proof_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payment_customer" ADD CONSTRAINT "payment_customer_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "address_city" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_city_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"post_code" text NOT NULL,
	"post_code_key" text NOT NULL,
	"city" text NOT NULL,
	"city_key" text NOT NULL,
	CONSTRAINT "address_city_once" UNIQUE("country","post_code_key","city_key"),
	CONSTRAINT "address_city_country" CHECK ("address_city"."country" in ('de', 'ch', 'at', 'nl'))
);
--> statement-breakpoint
CREATE TABLE "address_house" (
	"street_id" integer NOT NULL,
	"number_key" text NOT NULL,
	"house_number" text NOT NULL,
	CONSTRAINT "address_house_street_id_number_key_pk" PRIMARY KEY("street_id","number_key")
);
--> statement-breakpoint
CREATE TABLE "address_street" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_street_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" integer NOT NULL,
	"street" text NOT NULL,
	"street_key" text NOT NULL,
	CONSTRAINT "address_street_once" UNIQUE("city_id","street_key")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"category_id" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"account_id" uuid,
	"received_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"credit_institute" text NOT NULL,
	"account_holder" text NOT NULL,
	"consent_on" timestamptz(3) NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"last_collection_on" text,
	"revoked_on" timestamptz(3),
	CONSTRAINT "mandate_reference_unique" UNIQUE("reference"),
	CONSTRAINT "mandate_iban" CHECK ("mandate"."iban" ~ '^[A-Z]{2}[A-Z0-9]{5,34}$')
);
--> statement-breakpoint
CREATE TABLE "message_of_the_day" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"shown_from" timestamptz(3) NOT NULL,
	"shown_to" timestamptz(3) NOT NULL,
	CONSTRAINT "message_of_the_day_period" CHECK ("message_of_the_day"."shown_from" < "message_of_the_day"."shown_to")
);
--> statement-breakpoint
CREATE TABLE "payment_registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"payment_type" integer NOT NULL,
	"payment_sub_type" integer NOT NULL,
	"replaces_id" uuid,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "payment_registration_reference" UNIQUE("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "stored_payment_method" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"payment_type" integer NOT NULL,
	"payment_sub_type" integer NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"is_default" boolean NOT NULL,
	"registration_id" uuid NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "stored_payment_method_registrationId_unique" UNIQUE("registration_id")
);
--> statement-breakpoint
CREATE TABLE "user_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_house" ADD CONSTRAINT "address_house_street_id_address_street_id_fk" FOREIGN KEY ("street_id") REFERENCES "public"."address_street"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_street" ADD CONSTRAINT "address_street_city_id_address_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."address_city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate" ADD CONSTRAINT "mandate_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_registration" ADD CONSTRAINT "payment_registration_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_payment_method" ADD CONSTRAINT "stored_payment_method_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_payment_method" ADD CONSTRAINT "stored_payment_method_registration_id_payment_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."payment_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_document" ADD CONSTRAINT "user_document_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_city_name" ON "address_city" USING btree ("country","city_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "address_city_post_code" ON "address_city" USING btree ("country","post_code_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "feedback_account" ON "feedback" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mandate_account" ON "mandate" USING btree ("account_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_of_the_day_shown" ON "message_of_the_day" USING btree ("client_id","shown_to");--> statement-breakpoint
CREATE INDEX "payment_registration_account" ON "payment_registration" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "stored_payment_method_account" ON "stored_payment_method" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_payment_method_default" ON "stored_payment_method" USING btree ("account_id") WHERE "stored_payment_method"."is_default";--> statement-breakpoint
CREATE INDEX "user_document_account" ON "user_document" USING btree ("account_id","created_on" DESC NULLS LAST);
CREATE TABLE "notification_setting" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"enabled" boolean NOT NULL,
	"changed_on" timestamptz(3) NOT NULL,
	CONSTRAINT "notification_setting_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('newsletter', 'tariffChanges', 'ticketReminders'))
);
--> statement-breakpoint
CREATE TABLE "terms_acceptance" (
	"account_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_on" timestamptz(3) NOT NULL,
	"received_on" timestamptz(3) NOT NULL,
	CONSTRAINT "terms_acceptance_account_id_version_pk" PRIMARY KEY("account_id","version")
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_type" integer NOT NULL,
	"state" text NOT NULL,
	"email" text,
	"email_key" text,
	"username" text,
	"password_hash" text,
	"password_changed_on" timestamptz(3) NOT NULL,
	"rights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text NOT NULL,
	"customer_number" text,
	"salutation" integer DEFAULT 0 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"birth_date" text,
	"phone" text DEFAULT '' NOT NULL,
	"dynamic_infos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"origin_url" text,
	"registered_on" timestamptz(3) NOT NULL,
	"activated_on" timestamptz(3),
	"confirmed_on" timestamptz(3),
	"deletion_requested_on" timestamptz(3),
	"deleted_on" timestamptz(3),
	CONSTRAINT "user_account_state" CHECK ("user_account"."state" in ('registered', 'active', 'disabled', 'deleted')),
	CONSTRAINT "user_account_active_is_confirmed" CHECK ("user_account"."state" <> 'active' or "user_account"."activated_on" is not null),
	CONSTRAINT "user_account_known_unless_deleted" CHECK ("user_account"."state" = 'deleted' or ("user_account"."email" is not null and "user_account"."email_key" is not null and "user_account"."password_hash" is not null)),
	CONSTRAINT "user_account_deleted_is_nobody" CHECK ("user_account"."state" <> 'deleted' or ("user_account"."deleted_on" is not null and "user_account"."email" is null and "user_account"."email_key" is null and "user_account"."username" is null and "user_account"."password_hash" is null and "user_account"."customer_number" is null and "user_account"."birth_date" is null and "user_account"."first_name" = '' and "user_account"."last_name" = '' and "user_account"."phone" = ''))
);
--> statement-breakpoint
CREATE TABLE "user_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_main" boolean NOT NULL,
	"address_name" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"post_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"additional" text NOT NULL,
	CONSTRAINT "user_address_country" CHECK ("user_address"."country" in ('de', 'ch', 'at', 'nl'))
);
--> statement-breakpoint
CREATE TABLE "existing_customer" (
	"client_id" text NOT NULL,
	"customer_number" text NOT NULL,
	"code_hash" text,
	"birth_date" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"addresses" jsonb NOT NULL,
	"account_id" uuid,
	"linked_on" timestamptz(3),
	CONSTRAINT "existing_customer_client_id_customer_number_pk" PRIMARY KEY("client_id","customer_number")
);
--> statement-breakpoint
CREATE TABLE "account_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"session_id" uuid,
	"on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_count" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamptz(3) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "attempt_count_positive" CHECK ("attempt_count"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "account_mail_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"origin_url" text NOT NULL,
	"requested_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"expires_on" timestamptz(3) NOT NULL,
	"used_on" timestamptz(3),
	CONSTRAINT "one_time_code_hash_unique" UNIQUE("hash"),
	CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" in ('activation', 'passwordReset', 'emailChange')),
	CONSTRAINT "one_time_code_email" CHECK (("one_time_code"."purpose" = 'emailChange') = ("one_time_code"."email" is not null))
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_on" timestamptz(3) NOT NULL,
	"used_on" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device" text NOT NULL,
	"started_on" timestamptz(3) NOT NULL,
	"seen_on" timestamptz(3) NOT NULL,
	"expires_on" timestamptz(3) NOT NULL,
	"ended_on" timestamptz(3),
	"ended_by" text,
	CONSTRAINT "user_session_end" CHECK (("user_session"."ended_on" is null) = ("user_session"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_address" ADD CONSTRAINT "user_address_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "existing_customer" ADD CONSTRAINT "existing_customer_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_user_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."user_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_email" ON "user_account" USING btree ("client_id","user_type","email_key") WHERE "user_account"."state" in ('active', 'disabled');--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_username" ON "user_account" USING btree ("client_id","user_type","username") WHERE "user_account"."state" in ('active', 'disabled');--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_customer_number" ON "user_account" USING btree ("client_id","customer_number") WHERE "user_account"."state" in ('active', 'disabled');--> statement-breakpoint
CREATE INDEX "user_account_pending" ON "user_account" USING btree ("registered_on") WHERE "user_account"."state" = 'registered';--> statement-breakpoint
CREATE INDEX "user_account_pending_email" ON "user_account" USING btree ("email_key") WHERE "user_account"."state" = 'registered';--> statement-breakpoint
CREATE INDEX "user_account_deletion" ON "user_account" USING btree ("deletion_requested_on") WHERE "user_account"."deletion_requested_on" is not null;--> statement-breakpoint
CREATE INDEX "user_address_account" ON "user_address" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_address_main" ON "user_address" USING btree ("account_id") WHERE "user_address"."is_main";--> statement-breakpoint
CREATE UNIQUE INDEX "existing_customer_code" ON "existing_customer" USING btree ("client_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "existing_customer_account" ON "existing_customer" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "existing_customer_birth_date" ON "existing_customer" USING btree ("client_id","birth_date");--> statement-breakpoint
CREATE INDEX "account_event_account" ON "account_event" USING btree ("account_id","on");--> statement-breakpoint
CREATE INDEX "attempt_count_since" ON "attempt_count" USING btree ("since");--> statement-breakpoint
CREATE INDEX "one_time_code_account" ON "one_time_code" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "user_session_account" ON "user_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "user_session_expiry" ON "user_session" USING btree ("expires_on");
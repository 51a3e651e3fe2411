CREATE TABLE "open_id_consent" (
	"account_id" uuid NOT NULL,
	"open_id_client_id" text NOT NULL,
	"accepted_terms_id" uuid NOT NULL,
	"scopes" jsonb NOT NULL,
	"accepted_on" timestamptz(3) NOT NULL,
	CONSTRAINT "open_id_consent_account_id_open_id_client_id_pk" PRIMARY KEY("account_id","open_id_client_id")
);
--> statement-breakpoint
CREATE TABLE "open_id_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"sealed_jwk" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_id_session" (
	"uid" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_id_state" (
	"model" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"account_id" uuid,
	"consumed_on" timestamptz(3),
	"expires_on" timestamptz(3),
	CONSTRAINT "open_id_state_model_key_pk" PRIMARY KEY("model","key")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"device" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"used_on" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"expires_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_check" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"score" text NOT NULL,
	"reference" text NOT NULL,
	"checked_on" timestamptz(3) NOT NULL,
	CONSTRAINT "credit_check_score" CHECK ("credit_check"."score" in ('green', 'yellow', 'red'))
);
--> statement-breakpoint
CREATE TABLE "student_verification" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"university" text NOT NULL,
	"valid_until" text NOT NULL,
	"verified_on" timestamptz(3) NOT NULL,
	CONSTRAINT "student_verification_student" UNIQUE("student_id")
);
--> statement-breakpoint
CREATE TABLE "student_verification_request" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_id_consent" ADD CONSTRAINT "open_id_consent_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_id_session" ADD CONSTRAINT "open_id_session_session_id_user_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."user_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_check" ADD CONSTRAINT "credit_check_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_verification" ADD CONSTRAINT "student_verification_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_verification_request" ADD CONSTRAINT "student_verification_request_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_id_session_session" ON "open_id_session" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "open_id_state_grant" ON "open_id_state" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "open_id_state_uid" ON "open_id_state" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "open_id_state_account" ON "open_id_state" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "open_id_state_expiry" ON "open_id_state" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "student_verification_request_account" ON "student_verification_request" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "student_verification_request_expiry" ON "student_verification_request" USING btree ("expires_on");
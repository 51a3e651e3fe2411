CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"ticket_name" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_permille" integer NOT NULL,
	"cancels_id" uuid,
	"booked_on" timestamptz(3) NOT NULL,
	CONSTRAINT "booking_number" UNIQUE("order_id","number"),
	CONSTRAINT "booking_in_order" UNIQUE("order_id","id")
);
--> statement-breakpoint
CREATE TABLE "issued_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"ledger_entry_id" uuid NOT NULL,
	"parent_id" uuid,
	"content" jsonb NOT NULL,
	"barcode" "bytea",
	"state" text NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"valid_to" timestamptz(3) NOT NULL,
	"rides" integer NOT NULL,
	"rides_used" integer DEFAULT 0 NOT NULL,
	"issued_on" timestamptz(3) NOT NULL,
	CONSTRAINT "issued_ticket_rides" CHECK ("issued_ticket"."rides_used" between 0 and "issued_ticket"."rides")
);
--> statement-breakpoint
CREATE TABLE "sent_mail" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"sent_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"level" text NOT NULL,
	"comment" text NOT NULL,
	"date" timestamptz(3) NOT NULL,
	"acknowledged_by" text,
	"acknowledged_on" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_counter" (
	"code" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"used_on" timestamptz(3) NOT NULL,
	CONSTRAINT "discount_use_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"client_id" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counter_client_id_year_pk" PRIMARY KEY("client_id","year")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"tickets" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"discount_code" text,
	"buyer" jsonb,
	"return_url" text,
	"created_on" timestamptz(3) NOT NULL,
	"expires_on" timestamptz(3) NOT NULL,
	"paid_on" timestamptz(3),
	"validate_first" jsonb,
	"invoice_number" text,
	CONSTRAINT "order_state" CHECK ("order"."state" in ('created', 'prepared', 'inProcess', 'paymentRequested', 'deferred', 'paid', 'completed', 'partlyCancelled', 'canceledRequested', 'cancelled', 'aborted')),
	CONSTRAINT "order_total_not_negative" CHECK ("order"."total_cents" >= 0),
	CONSTRAINT "order_total_is_sum_of_tickets" CHECK (order_total("order"."tickets") = "order"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid,
	"refund_id" uuid,
	"booked_on" timestamptz(3) NOT NULL,
	CONSTRAINT "ledger_entry_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_entry_accounts" CHECK ("ledger_entry"."debit" <> "ledger_entry"."credit"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount_cents" > 0 or ("ledger_entry"."amount_cents" = 0 and "ledger_entry"."key" like 'sale:%'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"provider" text NOT NULL,
	"method_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"reference" text,
	"redirect_url" text,
	"state" text NOT NULL,
	"reason" text,
	"created_on" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"poll_on" timestamptz(3),
	"polls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempt_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_attempt_number" UNIQUE("order_id","number"),
	CONSTRAINT "payment_attempt_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payment_attempt_amount" CHECK ("payment_attempt"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"why" text NOT NULL,
	"state" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"done_on" timestamptz(3),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"handled_on" timestamptz(3) NOT NULL,
	CONSTRAINT "webhook_inbox_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "region_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"source" text NOT NULL,
	"fingerprint" text NOT NULL,
	"imported_on" timestamptz(3) NOT NULL,
	"timetable" "bytea" NOT NULL,
	"tariff" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_cancels_within_order" FOREIGN KEY ("order_id","cancels_id") REFERENCES "public"."booking"("order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD CONSTRAINT "issued_ticket_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD CONSTRAINT "issued_ticket_ledger_entry_id_ledger_entry_id_fk" FOREIGN KEY ("ledger_entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_ticket" ADD CONSTRAINT "issued_ticket_of_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."issued_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mail" ADD CONSTRAINT "sent_mail_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_cancelled_once" ON "booking" USING btree ("cancels_id");--> statement-breakpoint
CREATE INDEX "issued_ticket_order" ON "issued_ticket" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "issued_ticket_parent" ON "issued_ticket" USING btree ("parent_id") WHERE "issued_ticket"."parent_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_use_order" ON "discount_use" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_owner" ON "order" USING btree ("owner_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_expiry" ON "order" USING btree ("expires_on") WHERE "order"."state" in ('created', 'prepared');--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoice_number" ON "order" USING btree ("client_id","invoice_number");--> statement-breakpoint
CREATE INDEX "ledger_entry_order" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_one_open" ON "payment_attempt" USING btree ("order_id") WHERE "payment_attempt"."state" in ('created', 'open', 'pending', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempt_poll" ON "payment_attempt" USING btree ("poll_on") WHERE "payment_attempt"."poll_on" is not null;--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_on") WHERE "refund"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "region_one_active" ON "region" USING btree ("active") WHERE "region"."active";
CREATE TABLE "user_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"text" text NOT NULL,
	"on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_note" ADD CONSTRAINT "user_note_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_note_about" ON "user_note" USING btree ("account_id","on");
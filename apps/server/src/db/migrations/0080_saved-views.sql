CREATE TABLE "default_view" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "default_view_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "default_view" ADD CONSTRAINT "default_view_view_id_saved_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "default_view_view" ON "default_view" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_named_once" ON "saved_view" USING btree ("client_id","owner_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_list" ON "saved_view" USING btree ("client_id","list");
CREATE TABLE "list_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"schedule_id" uuid NOT NULL,
	"begun_on" timestamptz(3) NOT NULL,
	"ended_on" timestamptz(3),
	"failure" text,
	"file_name" text,
	"mime_type" text,
	"rows" integer,
	"is_personal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_run_part" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "list_run_part_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
CREATE TABLE "list_schedule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"view_id" uuid NOT NULL,
	"format" text NOT NULL,
	"weekday" integer,
	"time" text NOT NULL,
	"language" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"next_on" timestamptz(3),
	"failures" integer DEFAULT 0 NOT NULL,
	"ended" text,
	CONSTRAINT "list_schedule_ends" CHECK (("list_schedule"."ended" is null) = ("list_schedule"."next_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "list_run" ADD CONSTRAINT "list_run_schedule_id_list_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."list_schedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_run_part" ADD CONSTRAINT "list_run_part_run_id_list_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."list_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_schedule" ADD CONSTRAINT "list_schedule_view_id_saved_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_run_log" ON "list_run" USING btree ("schedule_id","begun_on");--> statement-breakpoint
CREATE INDEX "list_run_age" ON "list_run" USING btree ("client_id","begun_on");--> statement-breakpoint
CREATE INDEX "list_schedule_due" ON "list_schedule" USING btree ("next_on") WHERE "list_schedule"."next_on" is not null;--> statement-breakpoint
CREATE INDEX "list_schedule_owner" ON "list_schedule" USING btree ("client_id","owner_id");--> statement-breakpoint
CREATE INDEX "list_schedule_view" ON "list_schedule" USING btree ("view_id");
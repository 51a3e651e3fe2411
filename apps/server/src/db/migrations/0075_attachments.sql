CREATE TABLE "attachment_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachment_plan" (
	"client_id" text NOT NULL,
	"service_area" integer NOT NULL,
	"groups" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "attachment_plan_client_id_service_area_pk" PRIMARY KEY("client_id","service_area")
);
--> statement-breakpoint
CREATE INDEX "attachment_file_client" ON "attachment_file" USING btree ("client_id");
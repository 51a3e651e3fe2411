CREATE TABLE "tariff_version" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tariff_version_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tariff_source" text,
	"tariff" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"warnings" jsonb NOT NULL,
	"stored_on" timestamptz(3) NOT NULL,
	"written_by" text,
	"copy_of" integer,
	"checked_on" timestamptz(3),
	"released_by" text,
	"released_on" timestamptz(3),
	"active_from" timestamptz(3),
	"started_on" timestamptz(3),
	"discarded_on" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "region" ADD COLUMN "tariff_version" integer;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_tariff_version_tariff_version_version_fk" FOREIGN KEY ("tariff_version") REFERENCES "public"."tariff_version"("version") ON DELETE no action ON UPDATE no action;
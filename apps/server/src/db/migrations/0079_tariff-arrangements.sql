CREATE TABLE "tariff_arrangement" (
	"client_id" text NOT NULL,
	"part" text NOT NULL,
	"service_area" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"stored_on" timestamptz(3) NOT NULL,
	"written_by" text NOT NULL,
	"checked_on" timestamptz(3),
	"released_by" text,
	"released_on" timestamptz(3),
	"active" boolean NOT NULL,
	"replaced_on" timestamptz(3),
	"discarded_on" timestamptz(3),
	"held_against" integer,
	CONSTRAINT "tariff_arrangement_client_id_part_service_area_version_pk" PRIMARY KEY("client_id","part","service_area","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_arrangement_one_active" ON "tariff_arrangement" USING btree ("client_id","part","service_area") WHERE "tariff_arrangement"."active";
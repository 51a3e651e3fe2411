CREATE TABLE "tariff_comparison" (
	"version" integer NOT NULL,
	"region" integer NOT NULL,
	"compared_on" timestamptz(3) NOT NULL,
	"prices" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "tariff_comparison_version_region_pk" PRIMARY KEY("version","region")
);

CREATE TABLE "client_version" (
	"client_id" text NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"fingerprint" text NOT NULL,
	"client" jsonb NOT NULL,
	"stored_on" timestamptz(3) NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "client_version_client_id_version_pk" PRIMARY KEY("client_id","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "client_version_one_active" ON "client_version" USING btree ("client_id") WHERE "client_version"."active";
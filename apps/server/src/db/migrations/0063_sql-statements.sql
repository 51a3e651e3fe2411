CREATE TABLE "sql_statement" (
	"client_id" text NOT NULL,
	"description" text NOT NULL,
	"statement" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_on" timestamptz(3) NOT NULL,
	"released_on" timestamptz(3),
	CONSTRAINT "sql_statement_client_id_description_pk" PRIMARY KEY("client_id","description")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sql_statement_described_once" ON "sql_statement" USING btree ("client_id",lower("description"));
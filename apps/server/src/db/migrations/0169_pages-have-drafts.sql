CREATE TABLE "page_draft" (
	"client_id" text NOT NULL,
	"key" text NOT NULL,
	"text" jsonb NOT NULL,
	"version" integer NOT NULL,
	"written_by" uuid NOT NULL,
	"written_on" timestamptz(3) NOT NULL,
	CONSTRAINT "page_draft_client_id_key_pk" PRIMARY KEY("client_id","key")
);

CREATE TABLE "ticket_key" (
	"security_provider" integer NOT NULL,
	"key_id" integer NOT NULL,
	"algorithm" text NOT NULL,
	"pem" text NOT NULL,
	"first_used_on" timestamptz(3) NOT NULL,
	CONSTRAINT "ticket_key_security_provider_key_id_pk" PRIMARY KEY("security_provider","key_id")
);

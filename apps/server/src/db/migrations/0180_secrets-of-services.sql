CREATE TABLE "open_id_secret" (
	"client_id" text NOT NULL,
	"service_id" text NOT NULL,
	"sealed" text NOT NULL,
	"ending" text NOT NULL,
	"written_by" text NOT NULL,
	"written_on" timestamptz(3) NOT NULL,
	CONSTRAINT "open_id_secret_client_id_service_id_pk" PRIMARY KEY("client_id","service_id")
);

CREATE TABLE "staff_refusal" (
	"client_id" text NOT NULL,
	"day" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"call" text NOT NULL,
	"reason" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "staff_refusal_client_id_day_actor_id_call_reason_pk" PRIMARY KEY("client_id","day","actor_id","call","reason")
);

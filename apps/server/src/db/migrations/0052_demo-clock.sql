CREATE TABLE "demo_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"days_ahead" integer NOT NULL,
	CONSTRAINT "demo_clock_one" CHECK ("demo_clock"."id" = 1),
	CONSTRAINT "demo_clock_never_back" CHECK ("demo_clock"."days_ahead" > 0)
);

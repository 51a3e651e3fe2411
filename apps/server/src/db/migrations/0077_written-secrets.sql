CREATE TABLE "written_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"ending" text NOT NULL,
	"written_by" text NOT NULL,
	"written_on" timestamptz(3) NOT NULL
);

CREATE TABLE "staff_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"act" text NOT NULL,
	"call" text NOT NULL,
	"input" jsonb NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"hash" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_session" uuid,
	"asked_from" text NOT NULL,
	"asked_on" timestamptz(3) NOT NULL,
	"ends_on" timestamptz(3) NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_on" timestamptz(3),
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_approval_second_person" CHECK ("staff_approval"."decision" <> 'approved' or "staff_approval"."decided_by" <> "staff_approval"."asked_by"),
	CONSTRAINT "staff_approval_decided" CHECK (("staff_approval"."decision" is null) = ("staff_approval"."decided_on" is null) and ("staff_approval"."decision" is null) = ("staff_approval"."decided_by" is null))
);
--> statement-breakpoint
CREATE INDEX "staff_approval_asked" ON "staff_approval" USING btree ("client_id","asked_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_approval_waiting" ON "staff_approval" USING btree ("client_id","asked_by","hash") WHERE "staff_approval"."decided_on" is null;
CREATE TABLE "roll_member" (
	"school_year_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"why" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"wish" jsonb,
	"contract_id" uuid,
	"redecide" text,
	"is_entitled" boolean,
	"decided_by" text,
	"decision" text NOT NULL,
	"asked_on" timestamptz(3),
	"declined_by" text,
	"letter" text,
	"card" text,
	"handed_out_on" text,
	"card_returned_on" text,
	"applied_on" timestamptz(3),
	"failure" text,
	"inverse" jsonb,
	CONSTRAINT "roll_member_school_year_id_party_id_pk" PRIMARY KEY("school_year_id","party_id"),
	CONSTRAINT "roll_member_kind" CHECK ("roll_member"."kind" in ('continues', 'changedClass', 'changedSchool', 'leaves', 'new', 'unclear')),
	CONSTRAINT "roll_member_why" CHECK ("roll_member"."why" in ('nextGrade', 'classMap', 'repeats', 'skips', 'abroad', 'lastGrade', 'ends', 'listed', 'schoolEnds', 'byHand', 'gradeUnknown', 'classUnknown', 'classSplits', 'classDissolved', 'beyondLastGrade', 'notListed', 'listedTwice')),
	CONSTRAINT "roll_member_redecide" CHECK ("roll_member"."redecide" in ('newPupil', 'school', 'address', 'band', 'rule')),
	CONSTRAINT "roll_member_card" CHECK ("roll_member"."card" in ('none', 'keep', 'extend', 'reprint')),
	CONSTRAINT "roll_member_letter" CHECK ("roll_member"."letter" in ('needed', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "roll_school" (
	"school_year_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"last_grade" integer,
	"classes" jsonb NOT NULL,
	"successor_id" uuid,
	"first_school_day" text,
	"is_done" boolean NOT NULL,
	CONSTRAINT "roll_school_school_year_id_organisation_id_pk" PRIMARY KEY("school_year_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "school_year" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"authority_id" uuid NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"valid_from" text NOT NULL,
	"valid_until" text NOT NULL,
	"first_school_day" text NOT NULL,
	"window_from" text NOT NULL,
	"window_until" text NOT NULL,
	"hand_out_on" text NOT NULL,
	"photo_years" integer NOT NULL,
	"batch_id" uuid,
	"money" jsonb,
	"edited_on" timestamptz(3) NOT NULL,
	"edited_by" text NOT NULL,
	CONSTRAINT "school_year_of_authority" UNIQUE("authority_id","key"),
	CONSTRAINT "school_year_state" CHECK ("school_year"."state" in ('open', 'rolling', 'closed')),
	CONSTRAINT "school_year_span" CHECK ("school_year"."valid_until" >= "school_year"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "roll_member" ADD CONSTRAINT "roll_member_school_year_id_school_year_id_fk" FOREIGN KEY ("school_year_id") REFERENCES "public"."school_year"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_member" ADD CONSTRAINT "roll_member_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_member" ADD CONSTRAINT "roll_member_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_member" ADD CONSTRAINT "roll_member_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_school" ADD CONSTRAINT "roll_school_school_year_id_school_year_id_fk" FOREIGN KEY ("school_year_id") REFERENCES "public"."school_year"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_school" ADD CONSTRAINT "roll_school_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_school" ADD CONSTRAINT "roll_school_successor_id_organisation_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_year" ADD CONSTRAINT "school_year_authority_id_organisation_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_year" ADD CONSTRAINT "school_year_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roll_member_school" ON "roll_member" USING btree ("school_year_id","organisation_id");--> statement-breakpoint
CREATE INDEX "roll_member_party" ON "roll_member" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "roll_member_contract" ON "roll_member" USING btree ("contract_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_year_one_roll" ON "school_year" USING btree ("authority_id") WHERE "school_year"."state" = 'rolling';--> statement-breakpoint
-- A school sees the year of who pays for it, and of the rest its own pupils.
CREATE POLICY portal_wall ON "school_year" USING (authority_id IN (SELECT portal_organisations('billett.known')));
--> statement-breakpoint
ALTER TABLE "school_year" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "roll_school" USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "roll_school" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "roll_member" USING (
  organisation_id IN (SELECT portal_organisations('billett.organisations'))
  OR ("after" ->> 'organisationId')::uuid IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "roll_member" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text,
	"is_again" boolean NOT NULL,
	"effective_on" text NOT NULL,
	"settings" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"sums" jsonb NOT NULL,
	"reason" text NOT NULL,
	"task" text,
	"worked_until" timestamptz(3),
	"done_rows" integer NOT NULL,
	"due_rows" integer NOT NULL,
	"failure" text,
	"state_hash" text,
	"created_on" timestamptz(3) NOT NULL,
	"moved_on" timestamptz(3) NOT NULL,
	"applied_on" timestamptz(3),
	CONSTRAINT "batch_kind" CHECK ("batch"."kind" in ('import', 'rollOver', 'bulk')),
	CONSTRAINT "batch_state" CHECK ("batch"."state" in ('staged', 'compared', 'rehearsed', 'applied', 'undone', 'discarded')),
	CONSTRAINT "batch_task" CHECK ("batch"."task" in ('compare', 'rehearse', 'apply', 'undo')),
	CONSTRAINT "batch_applied" CHECK ("batch"."state" not in ('applied', 'undone') or "batch"."applied_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "batch_file" (
	"batch_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "batch_file_batch_id_part_pk" PRIMARY KEY("batch_id","part")
);
--> statement-breakpoint
CREATE TABLE "batch_row" (
	"batch_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"action" text NOT NULL,
	"party_id" uuid,
	"organisation_id" uuid,
	"cells" jsonb,
	"before" jsonb,
	"after" jsonb,
	"remarks" jsonb NOT NULL,
	"decision" jsonb,
	"applied_on" timestamptz(3),
	"undone_on" timestamptz(3),
	"inverse" jsonb,
	"failure" text,
	CONSTRAINT "batch_row_batch_id_number_pk" PRIMARY KEY("batch_id","number"),
	CONSTRAINT "batch_row_action_known" CHECK ("batch_row"."action" in ('new', 'changedClass', 'changedData', 'changedSchool', 'continues', 'leaves', 'unchanged', 'unclear', 'faulty')),
	CONSTRAINT "batch_row_undone" CHECK ("batch_row"."undone_on" is null or "batch_row"."applied_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "import_profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reading" jsonb NOT NULL,
	"used_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pupil_match" (
	"organisation_id" uuid NOT NULL,
	"row_key" text NOT NULL,
	"client_id" text NOT NULL,
	"party_id" uuid NOT NULL,
	"decided_on" timestamptz(3) NOT NULL,
	CONSTRAINT "pupil_match_organisation_id_row_key_pk" PRIMARY KEY("organisation_id","row_key")
);
--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_file" ADD CONSTRAINT "batch_file_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_row" ADD CONSTRAINT "batch_row_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_row" ADD CONSTRAINT "batch_row_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_row" ADD CONSTRAINT "batch_row_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_profile" ADD CONSTRAINT "import_profile_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_match" ADD CONSTRAINT "pupil_match_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_match" ADD CONSTRAINT "pupil_match_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_organisation" ON "batch" USING btree ("organisation_id","created_on");--> statement-breakpoint
CREATE INDEX "batch_task" ON "batch" USING btree ("client_id","worked_until") WHERE "batch"."task" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_file_once" ON "batch" USING btree ("organisation_id","file_hash") WHERE not "batch"."is_again" and "batch"."state" not in ('undone', 'discarded');--> statement-breakpoint
CREATE UNIQUE INDEX "batch_row_once" ON "batch_row" USING btree ("batch_id","party_id") WHERE "batch_row"."party_id" is not null and "batch_row"."action" not in ('unclear', 'faulty');--> statement-breakpoint
CREATE INDEX "batch_row_action" ON "batch_row" USING btree ("batch_id","action","number");--> statement-breakpoint
CREATE INDEX "batch_row_party" ON "batch_row" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "batch_row_due" ON "batch_row" USING btree ("batch_id","number") WHERE "batch_row"."applied_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "import_profile_name" ON "import_profile" USING btree ("organisation_id","name");--> statement-breakpoint
CREATE INDEX "pupil_match_party" ON "pupil_match" USING btree ("party_id");
--> statement-breakpoint
-- by hand: what was done about a row is done once, and taken back once.
create or replace function batch_row_done_once() returns trigger language plpgsql as $$
begin
  if old.applied_on is not null and new.applied_on is distinct from old.applied_on then
    raise exception 'row % of batch % is done', old.number, old.batch_id using errcode = 'check_violation';
  end if;
  if old.undone_on is not null and new.undone_on is distinct from old.undone_on then
    raise exception 'row % of batch % is taken back', old.number, old.batch_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER batch_row_done_once BEFORE UPDATE OF applied_on, undone_on ON batch_row FOR EACH ROW EXECUTE FUNCTION batch_row_done_once();
--> statement-breakpoint
-- What was taken back or discarded stays so, and nothing goes back to where it was not done.
create or replace function batch_moves() returns trigger language plpgsql as $$
begin
  if old.state in ('undone', 'discarded') and new.state <> old.state
    or old.state = 'applied' and new.state not in ('applied', 'undone') then
    raise exception 'batch % does not go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER batch_moves BEFORE UPDATE OF state ON batch FOR EACH ROW EXECUTE FUNCTION batch_moves();
--> statement-breakpoint
CREATE POLICY portal_wall ON "batch" USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "batch" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "batch_file" USING (batch_id IN (SELECT b.id FROM batch b));
--> statement-breakpoint
ALTER TABLE "batch_file" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "batch_row" USING (batch_id IN (SELECT b.id FROM batch b));
--> statement-breakpoint
ALTER TABLE "batch_row" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "import_profile" USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "import_profile" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "pupil_match" USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "pupil_match" ENABLE ROW LEVEL SECURITY;

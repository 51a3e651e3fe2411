CREATE TABLE "decline_reason" (
	"type" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"de" text NOT NULL,
	"en" text NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "decline_reason_type_id_pk" PRIMARY KEY("type","id"),
	CONSTRAINT "decline_reason_type" CHECK ("decline_reason"."type" in ('contract', 'changeRequest'))
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"party_id" uuid NOT NULL,
	"parent_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"school_type" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_obligated_to_control" boolean NOT NULL,
	"valid_from" text NOT NULL,
	"valid_until" text,
	CONSTRAINT "organisation_party" UNIQUE("party_id"),
	CONSTRAINT "organisation_kind" CHECK ("organisation"."kind" in ('authority', 'payer', 'school', 'company', 'department')),
	CONSTRAINT "organisation_span" CHECK ("organisation"."valid_until" >= "organisation"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "pays_for" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"valid_from" text NOT NULL,
	"valid_until" text,
	CONSTRAINT "pays_for_span" CHECK ("pays_for"."valid_until" >= "pays_for"."valid_from"),
	CONSTRAINT "pays_for_others" CHECK ("pays_for"."payer_id" <> "pays_for"."organisation_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"function" text NOT NULL,
	"rights" jsonb NOT NULL,
	"named_on" timestamptz(3) NOT NULL,
	"named_by" uuid,
	"ended_on" timestamptz(3),
	"ended_by" uuid,
	CONSTRAINT "contact_person_not_by_oneself" CHECK ("contact_person"."ended_by" is distinct from "contact_person"."account_id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"party_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"grade" text NOT NULL,
	"class" text NOT NULL,
	"personnel_number" text NOT NULL,
	"valid_from" text NOT NULL,
	"valid_until" text,
	CONSTRAINT "membership_span" CHECK ("membership"."valid_until" >= "membership"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "portal_action" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"call" text NOT NULL,
	"about_id" uuid NOT NULL,
	"detail" jsonb NOT NULL,
	"done_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_parent_id_organisation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pays_for" ADD CONSTRAINT "pays_for_payer_id_organisation_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pays_for" ADD CONSTRAINT "pays_for_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_file" ADD CONSTRAINT "organisation_file_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_file" ADD CONSTRAINT "organisation_file_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_person" ADD CONSTRAINT "contact_person_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_person" ADD CONSTRAINT "contact_person_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_party_id_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."party"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_number" ON "organisation" USING btree ("client_id","number") WHERE "organisation"."number" <> '';--> statement-breakpoint
CREATE INDEX "organisation_parent" ON "organisation" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "organisation_name" ON "organisation" USING btree ("client_id",lower("name"));--> statement-breakpoint
CREATE INDEX "pays_for_payer" ON "pays_for" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "pays_for_organisation" ON "pays_for" USING btree ("organisation_id","valid_from");--> statement-breakpoint
CREATE INDEX "organisation_file_organisation" ON "organisation_file" USING btree ("organisation_id","created_on");--> statement-breakpoint
CREATE INDEX "organisation_file_file" ON "organisation_file" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_person_once" ON "contact_person" USING btree ("organisation_id","account_id") WHERE "contact_person"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "contact_person_account" ON "contact_person" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "membership_organisation" ON "membership" USING btree ("organisation_id","valid_until");--> statement-breakpoint
CREATE INDEX "membership_party" ON "membership" USING btree ("party_id","valid_from");--> statement-breakpoint
CREATE INDEX "portal_action_about" ON "portal_action" USING btree ("about_id","done_on");--> statement-breakpoint
CREATE INDEX "portal_action_account" ON "portal_action" USING btree ("account_id");--> statement-breakpoint
-- by hand: an organisation is never above itself.
create or replace function organisation_without_circle() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('organisation ' || new.client_id, 0));
  if exists (
    with recursive above (id) as (
      select new.parent_id
      union
      select organisation.parent_id from above join organisation on organisation.id = above.id
    )
    select 1 from above where above.id = new.id
  ) then
    raise exception 'organisation % would be above itself', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER organisation_without_circle BEFORE INSERT OR UPDATE OF parent_id ON organisation FOR EACH ROW WHEN (new.parent_id is not null) EXECUTE FUNCTION organisation_without_circle();
--> statement-breakpoint
-- by hand: one pays for an organisation at a time.
create or replace function pays_for_apart() returns trigger language plpgsql as $$
begin
  perform 1 from organisation where id = new.organisation_id for no key update;
  if exists (
    select 1 from pays_for other
    where other.organisation_id = new.organisation_id and other.id <> new.id
      and (other.valid_until is null or other.valid_until >= new.valid_from)
      and (new.valid_until is null or new.valid_until >= other.valid_from)
  ) then
    raise exception 'two pay for organisation % at a time', new.organisation_id using errcode = 'exclusion_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER pays_for_apart BEFORE INSERT OR UPDATE ON pays_for FOR EACH ROW EXECUTE FUNCTION pays_for_apart();
--> statement-breakpoint
-- by hand: nobody is at one organisation twice at a time.
create or replace function membership_apart() returns trigger language plpgsql as $$
begin
  perform 1 from party where id = new.party_id for no key update;
  if exists (
    select 1 from membership other
    where other.party_id = new.party_id and other.id <> new.id
      and (other.valid_until is null or other.valid_until >= new.valid_from)
      and (new.valid_until is null or new.valid_until >= other.valid_from)
  ) then
    raise exception 'party % is at two organisations at a time', new.party_id using errcode = 'exclusion_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER membership_apart BEFORE INSERT OR UPDATE ON membership FOR EACH ROW EXECUTE FUNCTION membership_apart();
--> statement-breakpoint
CREATE TRIGGER portal_action_append_only BEFORE UPDATE OR DELETE ON portal_action FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- by hand: what people decline for, before somebody says otherwise.
insert into decline_reason (type, id, position, de, en, is_active) values
  ('contract', 'notAtThisSchool', 1, 'Nicht an dieser Schule', 'Not at this school', true),
  ('contract', 'wrongClass', 2, 'Klasse oder Jahrgang stimmt nicht', 'Class or grade is not right', true),
  ('contract', 'notEntitled', 3, 'Kein Anspruch auf Kostenübernahme', 'Not entitled to have the costs paid', true),
  ('contract', 'tooNear', 4, 'Der Schulweg ist zu kurz', 'The way to school is too short', true),
  ('contract', 'proofMissing', 5, 'Nachweis fehlt oder reicht nicht', 'A proof is missing or not sufficient', true),
  ('contract', 'other', 6, 'Anderer Grund', 'Another reason', true),
  ('changeRequest', 'notAtThisSchool', 1, 'Nicht an dieser Schule', 'Not at this school', true),
  ('changeRequest', 'dataWrong', 2, 'Angaben stimmen nicht', 'The details are not right', true),
  ('changeRequest', 'costsNotCovered', 3, 'Die Kosten werden nicht übernommen', 'The costs are not covered', true),
  ('changeRequest', 'askedTwice', 4, 'Wurde schon beantragt', 'Was asked for already', true),
  ('changeRequest', 'other', 5, 'Anderer Grund', 'Another reason', true);

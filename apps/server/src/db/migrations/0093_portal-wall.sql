-- Calls of the portal ask as a role of their own (db/portal-role.ts): to it there are the rows of those organisations
-- that its transaction names. Who owns the tables sees all: the shop, its workers and staff are as before.
CREATE FUNCTION portal_organisations(setting text) RETURNS SETOF uuid LANGUAGE sql STABLE AS
$$ select one::uuid from unnest(string_to_array(nullif(current_setting(setting, true), ''), ',')) as one $$;
--> statement-breakpoint
CREATE POLICY portal_wall ON "organisation" USING (id IN (SELECT portal_organisations('billett.known')));
--> statement-breakpoint
ALTER TABLE "organisation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "pays_for" USING (organisation_id IN (SELECT portal_organisations('billett.known')));
--> statement-breakpoint
ALTER TABLE "pays_for" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "contact_person" USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "contact_person" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "membership" USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "membership" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "organisation_file" USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
ALTER TABLE "organisation_file" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY portal_wall ON "contract" USING (organisation_id IN (
  SELECT o.party_id FROM organisation o WHERE o.id IN (SELECT portal_organisations('billett.organisations'))));
--> statement-breakpoint
ALTER TABLE "contract" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Days are kept apart from those of rows the caller does not see.
ALTER FUNCTION membership_apart() SECURITY DEFINER SET search_path FROM CURRENT;
--> statement-breakpoint
-- Days are kept apart from those of rows the caller does not see.
ALTER FUNCTION organisation_without_circle() SECURITY DEFINER SET search_path FROM CURRENT;
--> statement-breakpoint
-- Days are kept apart from those of rows the caller does not see.
ALTER FUNCTION pays_for_apart() SECURITY DEFINER SET search_path FROM CURRENT;

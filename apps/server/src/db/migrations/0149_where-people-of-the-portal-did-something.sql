ALTER TABLE "portal_action" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
CREATE INDEX "portal_action_place" ON "portal_action" USING btree ("organisation_id","done_on");--> statement-breakpoint
-- What was done about contracts before: who has agreed to one as a school is told by these rows.
UPDATE "portal_action" a SET "organisation_id" = o."id"
FROM "contract" c JOIN "organisation" o ON o."party_id" = c."organisation_id" WHERE c."id" = a."about_id";
--> statement-breakpoint
CREATE POLICY portal_wall ON "portal_action" FOR SELECT USING (organisation_id IN (SELECT portal_organisations('billett.organisations')));
--> statement-breakpoint
-- Whatever somebody does is noted. No policy lets the portal change or remove a row.
CREATE POLICY portal_notes ON "portal_action" FOR INSERT WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "portal_action" ENABLE ROW LEVEL SECURITY;

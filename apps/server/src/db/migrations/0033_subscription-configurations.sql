CREATE TABLE "subscription_category" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"category" jsonb NOT NULL,
	CONSTRAINT "subscription_category_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_configuration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	"configuration" jsonb NOT NULL,
	"edited_by" text NOT NULL,
	"edited_on" timestamptz(3) NOT NULL,
	"released_by" text,
	"released_on" timestamptz(3),
	"preview_token" text,
	CONSTRAINT "subscription_configuration_previewToken_unique" UNIQUE("preview_token"),
	CONSTRAINT "subscription_configuration_version" UNIQUE("client_id","key","version"),
	CONSTRAINT "subscription_configuration_state" CHECK ("subscription_configuration"."state" in ('draft', 'released', 'retired')),
	CONSTRAINT "subscription_configuration_two_people" CHECK (("subscription_configuration"."state" = 'draft') = ("subscription_configuration"."released_by" is null) and "subscription_configuration"."released_by" <> "subscription_configuration"."edited_by")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_configuration_one_released" ON "subscription_configuration" USING btree ("client_id","key") WHERE "subscription_configuration"."state" = 'released';
--> statement-breakpoint
-- by hand: a contract keeps the version it was concluded by: what was released is retired, and never changed.
CREATE FUNCTION subscription_configuration_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state <> 'draft' AND (TG_OP = 'DELETE' OR NEW.configuration <> OLD.configuration OR NEW.state = 'draft'
		OR NEW.key <> OLD.key OR NEW.version <> OLD.version OR NEW.client_id <> OLD.client_id) THEN
		RAISE EXCEPTION 'a released subscription configuration is final';
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER subscription_configuration_is_final BEFORE UPDATE OR DELETE ON "subscription_configuration"
	FOR EACH ROW EXECUTE FUNCTION subscription_configuration_is_final();

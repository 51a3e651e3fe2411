CREATE TABLE "mandate_version" (
	"mandate_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"credit_institute" text NOT NULL,
	"account_holder" text NOT NULL,
	"agreed_on" timestamptz(3) NOT NULL,
	CONSTRAINT "mandate_version_mandate_id_number_pk" PRIMARY KEY("mandate_id","number")
);
--> statement-breakpoint
ALTER TABLE "mandate" DROP CONSTRAINT "mandate_account_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "mandate_version" ADD CONSTRAINT "mandate_version_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mandate" ADD CONSTRAINT "mandate_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- Written by the database, so that a process of the version before, which overwrites, loses nothing either.
create function keep_mandate_version() returns trigger language plpgsql as $$
begin
  insert into mandate_version (mandate_id, number, iban, bic, credit_institute, account_holder, agreed_on)
  select new.id, coalesce(max(number), 0) + 1, new.iban, new.bic, new.credit_institute, new.account_holder, new.consent_on
    from mandate_version where mandate_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger mandate_keeps_versions after insert or update of iban, bic, credit_institute, account_holder, consent_on
  on mandate for each row execute function keep_mandate_version();
--> statement-breakpoint
insert into mandate_version (mandate_id, number, iban, bic, credit_institute, account_holder, agreed_on)
  select id, 1, iban, bic, credit_institute, account_holder, consent_on from mandate;
--> statement-breakpoint
create trigger mandate_version_never_changes before update on mandate_version for each row execute function refuse_change();
--> statement-breakpoint
-- A version goes only when its mandate has gone.
create function refuse_while_mandate_stands() returns trigger language plpgsql as $$
begin
  if exists (select 1 from mandate where id = old.mandate_id) then
    raise exception 'mandate_version is append only';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger mandate_version_goes_last before delete on mandate_version for each row execute function refuse_while_mandate_stands();

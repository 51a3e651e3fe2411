ALTER TABLE "party_person" ADD COLUMN "is_address_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Names as they are compared here: as in `nameKey` of the domain, and by Latin letters alone, so that no locale of a
-- database decides. Who is taken for the same person is rather hidden once too often.
create function person_skeleton(name text) returns text language sql immutable parallel safe as $$
  select coalesce(
    nullif(regexp_replace(lower(normalize(
      replace(replace(replace(replace(replace(replace(replace(
        normalize(name, NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'), NFD)),
      '[^a-z]', '', 'g'), ''),
    normalize(name, NFC))
$$;
--> statement-breakpoint
-- Whoever is the same person as one with a secret address has one. Sees all rows of the client, as the wall of the
-- portal hides those of other schools.
create function carry_secret_address() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'UPDATE' and old.is_address_secret and not new.is_address_secret then
    return new;
  end if;
  if not new.is_address_secret and new.birth_date <> '' then
    new.is_address_secret := exists (
      select 1 from party_person twin
      join party theirs on theirs.id = twin.party_id
      join party own on own.id = new.party_id and own.client_id = theirs.client_id
      where twin.is_address_secret and twin.birth_date = new.birth_date and twin.party_id <> new.party_id
        and person_skeleton(twin.last_name) = person_skeleton(new.last_name)
        and person_skeleton(twin.first_name) = person_skeleton(new.first_name));
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger carry_secret_address before insert or update of first_name, last_name, birth_date, is_address_secret
  on party_person for each row execute function carry_secret_address();
--> statement-breakpoint
-- What one record says of an address holds for all that are the same person.
create function spread_secret_address() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if new.birth_date <> '' then update party_person twin set is_address_secret = new.is_address_secret
  from party theirs, party own
  where theirs.id = twin.party_id and own.id = new.party_id and own.client_id = theirs.client_id
    and twin.birth_date = new.birth_date and twin.party_id <> new.party_id
    and twin.is_address_secret <> new.is_address_secret
    and person_skeleton(twin.last_name) = person_skeleton(new.last_name)
    and person_skeleton(twin.first_name) = person_skeleton(new.first_name);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger spread_secret_address_of_new after insert on party_person
  for each row when (new.is_address_secret) execute function spread_secret_address();
--> statement-breakpoint
create trigger spread_secret_address after update of first_name, last_name, birth_date, is_address_secret on party_person
  for each row when (old.is_address_secret <> new.is_address_secret) execute function spread_secret_address();
--> statement-breakpoint
-- A way that begins at a secret address says so of whoever travels it, also where somebody else turns out to.
create function secret_by_way() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update party_person person set is_address_secret = true from contract c
  where c.id = new.contract_id and person.party_id = c.holder_id and not person.is_address_secret;
  return null;
end $$;
--> statement-breakpoint
create trigger secret_by_way after insert or update of is_address_blocked on contract_way
  for each row when (new.is_address_blocked) execute function secret_by_way();
--> statement-breakpoint
create function secret_by_holder() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update party_person person set is_address_secret = true from contract_way way
  where way.contract_id = new.id and way.is_address_blocked and person.party_id = new.holder_id
    and not person.is_address_secret;
  return null;
end $$;
--> statement-breakpoint
create trigger secret_by_holder after update of holder_id on contract
  for each row when (old.holder_id <> new.holder_id) execute function secret_by_holder();
--> statement-breakpoint
-- Few: those whose parents have said so.
do $$ begin
  update party_person person set is_address_secret = true from contract_way way join contract c on c.id = way.contract_id
  where way.is_address_blocked and person.party_id = c.holder_id;
end $$;

-- Books are added to, never rewritten.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function refuse_change();
--> statement-breakpoint
create trigger booking_append_only before update or delete on booking for each row execute function refuse_change();

-- What happened to an account is added to, never rewritten.
create trigger account_event_append_only before update or delete on account_event for each row execute function refuse_change();
--> statement-breakpoint
-- Orders a guest placed, found by the address that was confirmed.
create index order_buyer_email on "order" (client_id, lower(buyer ->> 'email')) where buyer is not null;

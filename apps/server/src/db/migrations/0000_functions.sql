-- The sum of an order's tickets, so that the database itself refuses a total that is not the sum of its lines.
create function order_total(tickets jsonb) returns integer language sql immutable strict parallel safe as $$
  select coalesce(sum((ticket ->> 'priceCents')::integer), 0)::integer from jsonb_array_elements(tickets) as ticket
$$;

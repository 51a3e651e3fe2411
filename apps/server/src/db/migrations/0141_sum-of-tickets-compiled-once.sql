-- The same sum as before. A check calls its function in every statement that writes an order: one of plain SQL is
-- parsed and planned anew each time, one of plpgsql once a connection.
create or replace function order_total(tickets jsonb) returns integer language plpgsql immutable strict parallel safe as $$
begin
  return (
    select coalesce(sum((ticket ->> 'priceCents')::integer), 0)::integer from jsonb_array_elements(tickets) as ticket
  );
end
$$;

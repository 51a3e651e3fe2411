-- Whether somebody has been nowhere else since: also where the caller does not look. It says nothing of where.
CREATE FUNCTION is_last_place(place uuid, party uuid, begun text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path FROM CURRENT AS $$
  SELECT NOT EXISTS (
    SELECT 1 FROM membership other WHERE other.party_id = party AND other.id <> place AND other.valid_from > begun)
$$;

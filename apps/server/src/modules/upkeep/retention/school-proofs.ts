import { sql } from 'drizzle-orm'

/** First moment after the school year that a proof came in: it ends with July (`schoolYearOf`). */
export const SCHOOL_YEAR_OVER = sql`((date_trunc('year', (proof.given_on at time zone 'Europe/Berlin')
  + interval '5 months') + interval '7 months') at time zone 'Europe/Berlin')`

/** Proofs of a file `uploaded_file` for a contract of a pupil; those of employees and of other tickets are none. */
export const IS_SCHOOL_PROOF = sql`proof.contract_id = uploaded_file.contract_id and proof.file_id = uploaded_file.id
  and exists (select 1 from contract c join organisation o on o.party_id = c.organisation_id
    where c.id = proof.contract_id and o.kind not in ('company', 'department'))`

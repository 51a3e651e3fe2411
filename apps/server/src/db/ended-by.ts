import type { PlainDate } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'

/** Ends of a contract that nobody has taken back: rows of `ended`. */
const endsOf = (contractId: SQL): SQL => sql`contract_event ended
  where ended.contract_id = ${contractId} and ended.happening ->> 'kind' = 'ended' and not exists (
    select 1 from contract_event taken where taken.contract_id = ended.contract_id
      and taken.happening ->> 'kind' = 'voided' and (taken.happening -> 'payload' ->> 'seq')::int = ended.seq)`

// Each is asked of one contract at a time, by its key: a plan that joins would read what happened to all.

/** Whether a contract has ended by a day. */
export const isEndedBy = (contractId: SQL, day: PlainDate | SQL): SQL =>
  sql`(select exists (select 1 from ${endsOf(contractId)} and ended.happening ->> 'effectiveOn' <= ${day}))`

/** Whether the end of a contract is known, whenever it is. */
export const hasEnd = (contractId: SQL): SQL => sql`(select exists (select 1 from ${endsOf(contractId)}))`

import type { PayoutsQuery } from '@billett/contract'
import type { Cents, Instant, PayoutState } from '@billett/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { orderedBy } from '../../../db/ordered-by.ts'
import { bankFile } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import type { StoredFile } from '../../billing/collection/index.ts'

const { dueOn, count, sumCents, handOverBy, builtOn, id } = bankFile

const SORTS = { dueOn, count, sum: sumCents, handOverBy }

/** As usual, the latest comes first. */
const USUAL = { usual: [desc(builtOn), desc(id)], last: id }

/** Files of transfers of a client. */
export const payoutFiles = (
  db: Statements,
  clientId: string,
  sort: PayoutsQuery['sort'],
  { limit, offset }: Window,
): Promise<StoredFile[]> =>
  db
    .select()
    .from(bankFile)
    .where(and(eq(bankFile.clientId, clientId), eq(bankFile.kind, 'transfers')))
    .orderBy(orderedBy(SORTS, sort, USUAL))
    .limit(limit)
    .offset(offset)

export interface TransferRow {
  id: string
  customerNumber: string
  cents: Cents
  state: PayoutState
  code: string | null
  iban: string
  accountHolder: string
  /** Whose account it is that named it; null: the mandate's was taken. */
  accountNamedBy: string | null
  contractGuid: string
  contractNumber: string
  endedOn: Instant | null
}

/** What is in a file, the greatest first. */
export async function transfersIn(db: Statements, fileId: string): Promise<TransferRow[]> {
  const { rows } = await db.execute<{ [K in keyof TransferRow]: TransferRow[K] }>(sql`
    select p.id, party.customer_number as "customerNumber", p.cents, p.state, p.code, p.iban,
      p.account_holder as "accountHolder", p.account_named_by as "accountNamedBy",
      of_contract.id as "contractGuid", of_contract.number as "contractNumber",
      to_char(p.ended_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedOn"
    from payout p
    join payer_account payer on payer.id = p.payer_id
    join party on party.id = payer.party_id
    cross join lateral (
      select contract.id, contract.number from payout_claim part join claim on claim.id = part.claim_id
      join contract on contract.id = claim.contract_id
      where part.payout_id = p.id order by part.cents, claim.id limit 1
    ) of_contract
    where p.file_id = ${fileId}::uuid order by p.cents desc, p.id`)
  return rows
}

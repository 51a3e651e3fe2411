import { type ContractEvent, type ErasureFacts, fold, type Instant } from '@billett/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import { contract, contractEvent, ledgerEntry, party } from '../../../db/schema/index.ts'

type Held = Pick<ErasureFacts, 'endsOn' | 'openCents'>

/** How the contracts stand that an account's owner concluded: when each ends, and what of it is open. */
export async function heldContracts(db: Statements, own: OwnAccount, knownUntil: Instant): Promise<Held[]> {
  const rows = await db
    .select({ event: contractEvent })
    .from(contractEvent)
    .innerJoin(contract, eq(contract.id, contractEvent.contractId))
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(and(eq(party.clientId, own.clientId), eq(party.accountId, own.accountId)))
    .orderBy(asc(contractEvent.contractId), asc(contractEvent.seq))
  const histories = Map.groupBy(rows, ({ event }) => event.contractId)
  if (histories.size === 0) return []
  const { contractId, debit, credit, amountCents } = ledgerEntry
  const sums = await db
    .select({
      contractId,
      cents: sql<number>`sum(case when ${debit} = 'receivable' then ${amountCents}
        when ${credit} = 'receivable' then -${amountCents} else 0 end)::int`,
    })
    .from(ledgerEntry)
    .where(inArray(contractId, [...histories.keys()]))
    .groupBy(contractId)
  return [...histories].flatMap(([id, history]) => {
    const events = history.map(
      ({ event: { happening, seq, recordedOn } }): ContractEvent => ({
        ...happening,
        seq,
        recordedOn,
      }),
    )
    const timeline = fold(events, knownUntil)
    const openCents = sums.find(sum => sum.contractId === id)?.cents ?? 0
    return timeline ? [{ endsOn: timeline.span.to, openCents }] : []
  })
}

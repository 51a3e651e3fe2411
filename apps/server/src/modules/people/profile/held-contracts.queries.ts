import {
  APPLICATION_STATES,
  businessDateOf,
  type ContractEvent,
  type ErasureFacts,
  fold,
  type Instant,
  isFinalApplication,
} from '@billett/domain'
import { and, asc, count, eq, inArray, max, notInArray, sql } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import { contract, contractEvent, ledgerEntry, party } from '../../../db/schema/index.ts'

type Held = Pick<ErasureFacts, 'endsOn' | 'openCents' | 'settledOn'>

/** The contracts that an account's owner concluded. */
export async function concludedBy(db: Statements, own: OwnAccount): Promise<string[]> {
  const rows = await db
    .select({ id: contract.id })
    .from(contract)
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(and(eq(party.clientId, own.clientId), eq(party.accountId, own.accountId)))
  return rows.map(({ id }) => id)
}

const OVER = APPLICATION_STATES.filter(isFinalApplication)

/** How many subscriptions an account's owner has ordered that neither became a contract nor were refused. */
export async function applicationsUnderWay(db: Statements, own: OwnAccount): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(contract)
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(
      and(
        eq(party.clientId, own.clientId),
        eq(party.accountId, own.accountId),
        notInArray(contract.state, OVER),
        eq(contract.seq, 0),
      ),
    )
  return row?.waiting ?? 0
}

const EVERY_CENT = sql<number>`sum(case when ${ledgerEntry.debit} = 'receivable' then ${ledgerEntry.amountCents}
  when ${ledgerEntry.credit} = 'receivable' then -${ledgerEntry.amountCents} else 0 end)::int`

/**
 * How contracts stand that were granted: when each ends, what of it is open, and on which day something was booked for
 * it last.
 */
export async function heldContracts(
  db: Statements,
  contractIds: readonly string[],
  knownUntil: Instant,
): Promise<Held[]> {
  if (contractIds.length === 0) return []
  const rows = await db
    .select({ event: contractEvent })
    .from(contractEvent)
    .where(inArray(contractEvent.contractId, [...contractIds]))
    .orderBy(asc(contractEvent.contractId), asc(contractEvent.seq))
  const { contractId, bookedOn } = ledgerEntry
  const sums = await db
    .select({ contractId, cents: EVERY_CENT, lastOn: max(bookedOn) })
    .from(ledgerEntry)
    .where(inArray(contractId, [...contractIds]))
    .groupBy(contractId)
  return [...Map.groupBy(rows, ({ event }) => event.contractId)].flatMap(([id, history]) => {
    const events = history.map(
      ({ event: { happening, seq, recordedOn } }): ContractEvent => ({ ...happening, seq, recordedOn }),
    )
    const timeline = fold(events, knownUntil)
    const { cents = 0, lastOn = null } = sums.find(sum => sum.contractId === id) ?? {}
    const settledOn = lastOn === null ? null : businessDateOf(lastOn)
    return timeline ? [{ endsOn: timeline.span.to, openCents: cents, settledOn }] : []
  })
}

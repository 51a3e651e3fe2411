import type { PlainDate } from '@billett/domain'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import {
  appliedChild,
  contractWay,
  decisionCounter,
  decisionLetter,
  entitlementDecision,
  shareWatch,
} from '../../../db/schema/index.ts'

export type StoredDecision = typeof entitlementDecision.$inferSelect
export type StoredLetter = typeof decisionLetter.$inferSelect

/**
 * The next number of an authority in a school year. It is held until the transaction ends: whoever takes it back takes
 * the number back too, so that none is missing.
 */
async function nextNumber(tx: Transaction, authorityId: string, schoolYear: string): Promise<number> {
  const [row] = await tx
    .insert(decisionCounter)
    .values({ authorityId, schoolYear, last: 1 })
    .onConflictDoUpdate({
      target: [decisionCounter.authorityId, decisionCounter.schoolYear],
      set: { last: sql`${decisionCounter.last} + 1` },
    })
    .returning({ last: decisionCounter.last })
  if (!row) throw new Error(`${authorityId} has no number in ${schoolYear}`)
  return row.last
}

/** Stores a decision under the next number. */
export async function insertDecision(
  tx: Transaction,
  decision: Omit<StoredDecision, 'number'>,
): Promise<StoredDecision> {
  const number = await nextNumber(tx, decision.authorityId, decision.schoolYear)
  const stored = { ...decision, number }
  await tx.insert(entitlementDecision).values(stored)
  return stored
}

/** What was decided about contracts, in the order it was decided. */
export const decisionsAbout = (db: Statements, contractIds: readonly string[]): Promise<StoredDecision[]> =>
  contractIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(entitlementDecision)
        .where(inArray(entitlementDecision.contractId, [...contractIds]))
        .orderBy(
          asc(entitlementDecision.decidedOn),
          asc(entitlementDecision.schoolYear),
          asc(entitlementDecision.number),
        )

export async function decisionById(db: Statements, id: string): Promise<StoredDecision | undefined> {
  const [row] = await db.select().from(entitlementDecision).where(eq(entitlementDecision.id, id))
  return row
}

export async function letterOf(db: Statements, decisionId: string): Promise<StoredLetter | undefined> {
  const [row] = await db.select().from(decisionLetter).where(eq(decisionLetter.decisionId, decisionId))
  return row
}

/** Its shares are looked at from a day on; null: not any more. */
export async function watchShares(
  tx: Transaction,
  { contractId, clientId }: { contractId: string; clientId: string },
  nextLookOn: PlainDate | null,
): Promise<void> {
  const row = { contractId, clientId, nextLookOn }
  await tx.insert(shareWatch).values(row).onConflictDoUpdate({ target: shareWatch.contractId, set: { nextLookOn } })
}

/** The way of a contract is as somebody says from now on. */
export async function sayWay(tx: Transaction, row: typeof contractWay.$inferInsert): Promise<void> {
  const { contractId: _, ...set } = row
  await tx.insert(contractWay).values(row).onConflictDoUpdate({ target: contractWay.contractId, set })
}

/**
 * Who pays grants the exemption that parents have asked for, until the last day of its proof where one is said, or does
 * not; the way is theirs to decide beside it.
 */
export async function answerExemption(
  tx: Transaction,
  contractIds: readonly string[],
  answer: { isExemptionGranted: boolean; exemptionUntil: PlainDate | null },
): Promise<void> {
  await tx
    .update(appliedChild)
    .set(answer)
    .where(inArray(appliedChild.contractId, [...contractIds]))
}

/** What an authority has decided about is looked at today: it has another rule from some day on. */
export async function watchAuthority(tx: Transaction, authorityId: string, today: PlainDate): Promise<void> {
  await tx.execute(sql`
    update share_watch watch set next_look_on = ${today}
    where watch.next_look_on > ${today} and exists (
      select 1 from entitlement_decision d where d.contract_id = watch.contract_id and d.authority_id = ${authorityId})`)
}

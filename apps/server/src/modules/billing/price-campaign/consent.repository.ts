import { and, asc, count, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { contract, contractEvent, party, priceAnswer, priceCampaign, priceConsent } from '../../../db/schema/index.ts'
import type { IdRange } from '../../run/part/index.ts'
import type { StoredCampaign } from './campaign.repository.ts'

export type StoredConsent = typeof priceConsent.$inferSelect
export type StoredAnswer = typeof priceAnswer.$inferSelect

/** A contract that was asked, by what, and what was answered; null while nothing was. */
export interface AskedConsent {
  consent: StoredConsent
  campaign: StoredCampaign
  answer: StoredAnswer | null
}

const asked = (db: Statements) =>
  db
    .select({ consent: priceConsent, campaign: priceCampaign, answer: priceAnswer })
    .from(priceConsent)
    .innerJoin(priceCampaign, eq(priceCampaign.id, priceConsent.campaignId))
    .leftJoin(priceAnswer, eq(priceAnswer.consentId, priceConsent.id))

export async function consentById(db: Statements, clientId: string, id: string): Promise<AskedConsent | undefined> {
  const [row] = await asked(db).where(and(eq(priceConsent.clientId, clientId), eq(priceConsent.id, id)))
  return row
}

export async function consentOfLink(db: Statements, linkId: string): Promise<AskedConsent | undefined> {
  const [row] = await asked(db).where(eq(priceConsent.linkId, linkId))
  return row
}

/** Of the contracts that somebody has concluded, the latest first. */
export const consentsOfAccount = (db: Statements, clientId: string, accountId: string): Promise<AskedConsent[]> =>
  asked(db)
    .innerJoin(contract, eq(contract.id, priceConsent.contractId))
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(and(eq(priceConsent.clientId, clientId), eq(party.accountId, accountId)))
    .orderBy(asc(priceConsent.fromDay), asc(priceConsent.id))

/** Those of a part about which nothing was answered. */
export const unanswered = (
  db: Statements,
  campaignId: string,
  { firstId, lastId }: IdRange,
): Promise<StoredConsent[]> =>
  db
    .select({ consent: priceConsent })
    .from(priceConsent)
    .leftJoin(priceAnswer, eq(priceAnswer.consentId, priceConsent.id))
    .where(
      and(
        eq(priceConsent.campaignId, campaignId),
        gte(priceConsent.contractId, firstId),
        lte(priceConsent.contractId, lastId),
        isNull(priceAnswer.consentId),
      ),
    )
    .orderBy(asc(priceConsent.contractId))
    .then(rows => rows.map(({ consent }) => consent))

export async function insertConsent(tx: Transaction, row: StoredConsent): Promise<void> {
  await tx.insert(priceConsent).values(row)
}

/** False where something was answered already. */
export async function insertAnswer(tx: Transaction, row: StoredAnswer): Promise<boolean> {
  const stored = await tx
    .insert(priceAnswer)
    .values(row)
    .onConflictDoNothing()
    .returning({ consentId: priceAnswer.consentId })
  return stored.length > 0
}

/** How a campaign stands now. */
export interface CampaignCount {
  told: number
  continues: number
  ends: number
  silent: number
  open: number
}

export async function countOf(db: Statements, campaignId: string): Promise<CampaignCount> {
  const rows = await db
    .select({ answer: priceAnswer.answer, found: count() })
    .from(priceConsent)
    .leftJoin(priceAnswer, eq(priceAnswer.consentId, priceConsent.id))
    .where(eq(priceConsent.campaignId, campaignId))
    .groupBy(priceAnswer.answer)
  const of = (answer: StoredAnswer['answer'] | null) => rows.find(row => row.answer === answer)?.found ?? 0
  const told = rows.reduce((sum, { found }) => sum + found, 0)
  return { told, continues: of('continues'), ends: of('ends'), silent: of('silent'), open: of(null) }
}

/** Contracts that were told by a campaign and end because of the new price, by whatever way somebody said so. */
export async function endedBy(db: Statements, campaignId: string): Promise<number> {
  const ended = sql`exists (
    select 1 from ${contractEvent} where ${contractEvent.contractId} = ${priceConsent.contractId}
      and ${contractEvent.recordedOn} >= ${priceConsent.createdOn}
      and ${contractEvent.happening} ->> 'kind' = 'ended'
      and ${contractEvent.happening} -> 'payload' ->> 'reason' = 'priceChange')`
  const [row] = await db
    .select({ found: count() })
    .from(priceConsent)
    .where(and(eq(priceConsent.campaignId, campaignId), ended))
  return row?.found ?? 0
}

/** What is kept of a contract that was told. */
export interface ToldContract {
  number: string
  consent: StoredConsent
  answer: StoredAnswer | null
}

/** So many contracts that were told, after one in the order of their ids. */
export const toldAfter = (
  db: Statements,
  campaignId: string,
  { after, most }: { after: string | undefined; most: number },
): Promise<ToldContract[]> =>
  db
    .select({ number: contract.number, consent: priceConsent, answer: priceAnswer })
    .from(priceConsent)
    .innerJoin(contract, eq(contract.id, priceConsent.contractId))
    .leftJoin(priceAnswer, eq(priceAnswer.consentId, priceConsent.id))
    .where(
      and(
        eq(priceConsent.campaignId, campaignId),
        after === undefined ? undefined : gt(priceConsent.contractId, after),
      ),
    )
    .orderBy(asc(priceConsent.contractId))
    .limit(most)

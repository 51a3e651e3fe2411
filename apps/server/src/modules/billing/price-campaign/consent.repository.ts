import { and, asc, count, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { contract, party, priceAnswer, priceCampaign, priceConsent } from '../../../db/schema/index.ts'
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

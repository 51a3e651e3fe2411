import type { Instant, Language, PlainDate } from '@billett/domain'
import { and, asc, between, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { mandate, mandateVersion, party, payerAccount } from '../../../db/schema/index.ts'
import type { IdRange } from '../../run/part/index.ts'
import { paysByDebit } from './pays-by-debit.queries.ts'
import { suspectedPayers } from './suspected-payers.queries.ts'

/** More than any range holds: who began to pay since it was drawn is in it too. */
const RANGE = 100_000

/** Somebody whose account is debited, with the mandate as it is now. */
export interface DebitedPayer {
  id: string
  language: Language
  dueDay: number
  lateDay: number | null
  noticeDays: number
  mandateId: string
  mandateReference: string
  mandateVersion: number
  iban: string
  bic: string
  /** Of the first version: the day it was signed. */
  signedOn: Instant
  lastCollectionOn: PlainDate | null
}

/**
 * Nothing came back that says otherwise, of what the mandate says now or at all; and nobody has found that they named
 * an account which is not theirs.
 */
const isCollectedFrom = sql`${payerAccount.id} not in (${suspectedPayers('confirmed')})
  and not exists (
  select 1 from collection_stop stop where stop.payer_id = ${payerAccount.id} and stop.ended_on is null
    and (stop.kind = 'everything' or (stop.mandate_id = ${payerAccount.mandateId} and stop.mandate_version = (
      select max(v.number) from mandate_version v where v.mandate_id = stop.mandate_id))))`

/** Of a client: who is debited and owes something, or did. */
const owesByDebit = (clientId: string): SQL =>
  sql`${paysByDebit('payer_account', clientId)}
    and exists (select 1 from claim where claim.payer_id = ${payerAccount.id})`

/** The ids of all of them. */
export const debitedIds = (clientId: string): SQL =>
  sql`select ${payerAccount.id} as id from ${payerAccount} where ${owesByDebit(clientId)}`

/**
 * Payers of a client who are debited and owe something, of a range or all, held until the transaction ends; who is held
 * by somebody else is waited for.
 */
export async function takePayers(tx: Transaction, clientId: string, of?: IdRange): Promise<DebitedPayer[]> {
  const range = of && between(payerAccount.id, of.firstId, of.lastId)
  const held = await tx
    .select({ id: payerAccount.id })
    .from(payerAccount)
    .where(and(owesByDebit(clientId), range, isCollectedFrom))
    .orderBy(asc(payerAccount.id))
    .limit(RANGE)
    .for('update', { of: payerAccount })
  return debitedPayers(
    tx,
    held.map(({ id }) => id),
  )
}

/** Those of some payers from whose account is collected by itself, as things are; nobody is held. */
export async function collectedFrom(db: Statements, payerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: payerAccount.id })
    .from(payerAccount)
    .innerJoin(mandate, eq(mandate.id, payerAccount.mandateId))
    .where(
      and(
        isLookedUp(payerAccount.id, payerIds),
        eq(payerAccount.method, 'sepa'),
        isNull(mandate.revokedOn),
        isCollectedFrom,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Those of some payers whose mandate was not revoked, in the order of ids. */
async function debitedPayers(db: Statements, payerIds: readonly string[]): Promise<DebitedPayer[]> {
  const ofMandate = sql`from ${mandateVersion} v where v.mandate_id = ${mandate.id}`
  return await db
    .select({
      id: payerAccount.id,
      language: party.language,
      dueDay: payerAccount.dueDay,
      lateDay: payerAccount.lateDay,
      noticeDays: payerAccount.noticeDays,
      mandateId: mandate.id,
      mandateReference: mandate.reference,
      mandateVersion: sql<number>`(select max(v.number) ${ofMandate})`,
      iban: mandate.iban,
      bic: mandate.bic,
      signedOn: sql<Instant>`(select min(v.agreed_on) ${ofMandate})`.mapWith(mandateVersion.agreedOn),
      lastCollectionOn: mandate.lastCollectionOn,
    })
    .from(payerAccount)
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .innerJoin(mandate, eq(mandate.id, payerAccount.mandateId))
    .where(and(isLookedUp(payerAccount.id, payerIds), isNull(mandate.revokedOn)))
    .orderBy(asc(payerAccount.id))
}

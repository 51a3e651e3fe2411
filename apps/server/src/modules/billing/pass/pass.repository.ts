import type { FareClaim, Language, SubscriptionConfiguration } from '@billett/domain'
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Statements, Transaction } from '../../../db/database.ts'
import { claim, contract, ledgerEntry, party, partyPerson, userAccount } from '../../../db/schema/index.ts'
import { withConfigurations } from '../../subscription/contract/index.ts'

/** A contract whose passes are to be looked at, and who travels by it. */
export interface ContractOfPass {
  id: string
  number: string
  currency: string
  configuration: SubscriptionConfiguration
  language: Language
  /** Whose account shows it: of who travels or, where they have none any more, of who concluded it. */
  ownerId: string | null
  /** Null where nothing is known of them any more. */
  holder: { firstName: string; lastName: string; birthDate: string } | null
}

const holder = alias(party, 'holder')
const subscriber = alias(party, 'subscriber')
const holderAccount = alias(userAccount, 'holder_account')
const subscriberAccount = alias(userAccount, 'subscriber_account')

/**
 * Contracts of a client whose passes are due, held until the transaction ends; those that others hold are left out.
 * `after`: those that come later in the order of ids.
 */
export async function takePassesDue(
  tx: Transaction,
  { clientId, most, after }: { clientId: string; most: number; after: string | undefined },
): Promise<ContractOfPass[]> {
  const rows = await tx
    .select({
      id: contract.id,
      number: contract.number,
      currency: contract.currency,
      configurationId: contract.configurationId,
      language: holder.language,
      ownerId: sql<string | null>`coalesce(${holderAccount.id}, ${subscriberAccount.id})`,
      holder: {
        firstName: partyPerson.firstName,
        lastName: partyPerson.lastName,
        birthDate: partyPerson.birthDate,
      },
    })
    .from(contract)
    .innerJoin(holder, eq(holder.id, contract.holderId))
    .innerJoin(subscriber, eq(subscriber.id, contract.subscriberId))
    // A party keeps the number of an account that was deleted.
    .leftJoin(holderAccount, and(eq(holderAccount.id, holder.accountId), ne(holderAccount.state, 'deleted')))
    .leftJoin(
      subscriberAccount,
      and(eq(subscriberAccount.id, subscriber.accountId), ne(subscriberAccount.state, 'deleted')),
    )
    .leftJoin(partyPerson, eq(partyPerson.partyId, contract.holderId))
    .where(
      and(
        eq(contract.clientId, clientId),
        sql`${contract.passesDue}`,
        after === undefined ? undefined : gt(contract.id, after),
      ),
    )
    .orderBy(asc(contract.id))
    .limit(most)
    .for('update', { of: contract, skipLocked: true })
  return withConfigurations(tx, rows)
}

export async function clearPassesDue(tx: Transaction, contractIds: readonly string[]): Promise<void> {
  await tx
    .update(contract)
    .set({ passesDue: false })
    .where(inArray(contract.id, [...contractIds]))
}

/** A fare that was claimed, with its entry in the books; null where it costs nothing. */
export interface BookedFare extends FareClaim {
  contractId: string
  ledgerEntryId: string | null
}

/** The fares claimed of contracts. */
export async function faresOf(db: Statements, contractIds: readonly string[]): Promise<Map<string, BookedFare[]>> {
  const { id, contractId, periodStart, revision, cents, vatCents } = claim
  const rows = await db
    .select({ id, contractId, periodStart, revision, cents, vatCents, ledgerEntryId: ledgerEntry.id })
    .from(claim)
    .leftJoin(ledgerEntry, eq(ledgerEntry.key, sql`'claim:' || ${claim.id}`))
    .where(and(inArray(contractId, [...contractIds]), eq(claim.component, 'fare')))
  const fares = new Map<string, BookedFare[]>(contractIds.map(one => [one, []]))
  for (const row of rows) fares.get(row.contractId)?.push(row)
  return fares
}

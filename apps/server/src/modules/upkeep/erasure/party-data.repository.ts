import { businessDateOf, type Instant, later, type PlainDate } from '@billett/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import {
  application,
  batchRow,
  contract,
  guardianAddress,
  mandate,
  party,
  partyPerson,
  schoolRequest,
  uploadedFile,
  userAccount,
} from '../../../db/schema/index.ts'

/** Somebody by the number they are known by, held until the transaction ends, and whether an account is theirs. */
export async function holdParty(tx: Transaction, clientId: string, customerNumber: string) {
  const [row] = await tx
    .select({ id: party.id, accountState: userAccount.state })
    .from(party)
    .leftJoin(userAccount, eq(userAccount.id, party.accountId))
    .where(and(eq(party.clientId, clientId), eq(party.customerNumber, customerNumber)))
    .for('update', { of: party })
  return row && { id: row.id, hasAccount: row.accountState !== null && row.accountState !== 'deleted' }
}

export async function partiesOfAccount(tx: Transaction, accountId: string): Promise<string[]> {
  const rows = await tx.select({ id: party.id }).from(party).where(eq(party.accountId, accountId)).for('update')
  return rows.map(({ id }) => id)
}

/** What was said in the form and handed in for contracts, and under which address a party applied for them. */
export async function forgetWhatWasSaid(
  tx: Transaction,
  partyId: string,
  contractIds: readonly string[],
): Promise<void> {
  const ids = [...contractIds]
  await tx.delete(uploadedFile).where(inArray(uploadedFile.contractId, ids))
  await tx.update(application).set({ values: {}, risk: null }).where(inArray(application.contractId, ids))
  const concluded = tx.select({ id: contract.id }).from(contract).where(eq(contract.subscriberId, partyId))
  await tx
    .update(application)
    .set({ email: '', visitorId: null })
    .where(and(inArray(application.contractId, ids), inArray(application.contractId, concluded)))
  // A school has named it; the link that waits there finds nothing to confirm any more.
  await tx
    .delete(guardianAddress)
    .where(and(inArray(guardianAddress.contractId, ids), inArray(guardianAddress.contractId, concluded)))
}

export async function forgetPerson(tx: Transaction, partyId: string): Promise<void> {
  await tx.delete(partyPerson).where(eq(partyPerson.partyId, partyId))
  // What a school asked for says who they were.
  await tx.delete(schoolRequest).where(eq(schoolRequest.partyId, partyId))
  await tx.delete(batchRow).where(eq(batchRow.partyId, partyId))
}

/** Of who somebody is only what a receipt has to name stays: name and address. */
export async function reducePerson(tx: Transaction, partyId: string): Promise<void> {
  await tx
    .update(partyPerson)
    .set({ salutation: 0, title: '', birthDate: '', email: '', phone: '' })
    .where(eq(partyPerson.partyId, partyId))
}

/** Nothing is collected by its mandates any more. Returns the day on which each was of use last. */
export async function revokeMandatesOf(tx: Transaction, partyId: string, now: Instant): Promise<PlainDate[]> {
  await tx
    .update(mandate)
    .set({ revokedOn: now })
    .where(and(eq(mandate.partyId, partyId), isNull(mandate.revokedOn)))
  const { revokedOn, lastCollectionOn } = mandate
  const rows = await tx.select({ revokedOn, lastCollectionOn }).from(mandate).where(eq(mandate.partyId, partyId))
  return rows.map(row => later(businessDateOf(row.revokedOn ?? now), row.lastCollectionOn ?? ''))
}

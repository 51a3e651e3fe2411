import type { Mandate } from '@billett/contract'
import { businessDateOf, type Instant, mandateState, mandateUsableUntil, maskedIban } from '@billett/domain'
import type { StoredMandate } from './mandate.repository.ts'

/** A mandate without its account number. */
export function presentMandate(row: StoredMandate, now: Instant): Mandate {
  const lastUsedOn = row.lastCollectionOn ?? businessDateOf(row.consentOn)
  return {
    guid: row.id,
    reference: row.reference,
    iban: maskedIban(row.iban),
    bic: row.bic,
    creditInstitute: row.creditInstitute,
    accountHolder: row.accountHolder,
    state: mandateState({ lastUsedOn, isRevoked: row.revokedOn !== null }, businessDateOf(now)),
    consentOn: row.consentOn,
    usableUntil: mandateUsableUntil(lastUsedOn),
  }
}

import {
  amendmentOf,
  businessDateOf,
  claimsWithin,
  coveringLine,
  endToEndId,
  mandateOn,
  needsAddress,
  type PlainDate,
  remittanceText,
} from '@billett/domain'
import { termsOf } from './announce.ts'
import type { PlannedCollection } from './collection.repository.ts'
import type { StoredFile } from './file.repository.ts'
import type { StoredNotice } from './notice.repository.ts'
import type { OpenClaim } from './open-claims.queries.ts'
import type { DebitedPayer } from './payers.queries.ts'

export interface Planning {
  clientId: string
  creditor: StoredFile['creditor']
  dueOn: PlainDate
  createdOn: string
  newRowId: () => string
  /** The account that a mandate was last presented with; undefined: it never was. */
  lastIban: (mandateId: string) => string | undefined
}

/**
 * What is collected from a payer on a day: of what is open, as much as was announced by the very mandate, creditor and
 * account that are used. Null: nothing was, nothing is owed, or no bank would take it.
 */
export function planCollection(
  payer: DebitedPayer,
  notice: StoredNotice | undefined,
  open: readonly OpenClaim[],
  { clientId, creditor, dueOn, createdOn, newRowId, lastIban }: Planning,
): PlannedCollection | null {
  const terms = termsOf(payer, creditor.creditorId)
  const line = notice && coveringLine({ dueOn, cents: 1 }, terms, notice, payer.noticeDays)
  if (!notice || !line || needsAddress(payer.iban)) return null
  const use = { signedOn: businessDateOf(payer.signedOn), presentedOn: payer.lastCollectionOn }
  if (mandateOn(use, dueOn) === 'lapsed') return null
  const due = open.filter(claim => claim.dueOn <= dueOn)
  const claims = claimsWithin(due, line.cents)
  if (claims.length === 0) return null
  const id = newRowId()
  const presented = { reference: payer.mandateReference, creditorId: creditor.creditorId, creditorName: creditor.name }
  const before = lastIban(payer.mandateId)
  const contracts = new Map(claims.map(one => [one.contractId, { number: one.contractNumber, product: 'Abo' }]))
  return {
    row: {
      id,
      clientId,
      payerId: payer.id,
      mandateId: payer.mandateId,
      mandateVersion: payer.mandateVersion,
      noticeId: notice.id,
      dueOn,
      cents: claims.reduce((sum, { cents }) => sum + cents, 0),
      amendment: amendmentOf(
        { ...presented, iban: payer.iban },
        before === undefined ? null : { ...presented, iban: before },
      ),
      endToEndId: endToEndId(id),
      text: remittanceText([...contracts.values()], `${dueOn.slice(5, 7)}/${dueOn.slice(0, 4)}`, payer.language),
      state: 'announced',
      fileId: null,
      createdOn,
    },
    claims: claims.map(claim => ({ collectionId: id, claimId: claim.id, cents: claim.cents })),
  }
}

import {
  amendmentOf,
  businessDateOf,
  type CollectingTrouble,
  claimsWithin,
  collectedOn,
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
import type { CollectableClaim } from './open-claims.queries.ts'
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

/** Why nothing can be collected from somebody who was told of it and owes it. */
export type LeftOut = Extract<CollectingTrouble, 'mandateLapsed' | 'needsAddress'>

export type Planned = { collection: PlannedCollection } | { leftOut: LeftOut } | null

/**
 * What is collected from a payer on a day: of what is open, as much as was announced by the very mandate, creditor and
 * account that are used, in time for the day. Null: nothing was, or nothing is owed.
 */
export function planCollection(
  payer: DebitedPayer,
  notices: readonly StoredNotice[],
  open: readonly CollectableClaim[],
  { clientId, creditor, dueOn, createdOn, newRowId, lastIban }: Planning,
): Planned {
  const terms = termsOf(payer, creditor.creditorId)
  const covers = (notice: StoredNotice) => coveringLine({ dueOn, cents: 1 }, terms, notice, payer.noticeDays)
  const notice = notices.find(covers)
  const line = notice && covers(notice)
  if (!notice || !line) return null
  const claims = claimsWithin(collectedOn(dueOn, open), line.cents)
  if (claims.length === 0) return null
  if (needsAddress(payer.iban)) return { leftOut: 'needsAddress' }
  const use = { signedOn: businessDateOf(payer.signedOn), presentedOn: payer.lastCollectionOn }
  if (mandateOn(use, dueOn) === 'lapsed') return { leftOut: 'mandateLapsed' }
  const id = newRowId()
  const presented = { reference: payer.mandateReference, creditorId: creditor.creditorId, creditorName: creditor.name }
  const before = lastIban(payer.mandateId)
  const contracts = new Map(claims.map(one => [one.contractId, { number: one.contractNumber, product: 'Abo' }]))
  const row = {
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
    state: 'announced' as const,
    fileId: null,
    createdOn,
  }
  const parts = claims.map(claim => ({ collectionId: id, claimId: claim.id, cents: claim.cents }))
  return { collection: { row, claims: parts } }
}

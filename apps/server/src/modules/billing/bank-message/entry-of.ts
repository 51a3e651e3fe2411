import { movementKind } from '@billett/domain'
import type { Movement, StatusOfFile, StatusOfGroup, StatusOfPayment } from '@billett/sepa'
import type { NewEntry } from './entry.repository.ts'

/** What of a line follows from the line alone. */
type Told = Omit<NewEntry, 'id' | 'clientId' | 'messageId' | 'state' | 'createdOn'>

interface Place {
  messageId: string
  /** Of the bank's. */
  bankMessageId: string
  /** 0, 1, 2 … in the message. */
  index: number
  /** It names a file of ours, or a payment in one. */
  ours: 'debits' | 'transfers' | null
}

/** Kept of texts that a bank passes on. */
const LONGEST = 500

/** Cut off in the middle of a sign it would be no text any more. */
const short = (text: string | null): string | null => text?.slice(0, LONGEST).toWellFormed() ?? null

/**
 * A movement as it is kept. One without a reference of the bank's own is named by its place in its message: it is not
 * known again in another.
 */
export function entryOfMovement(movement: Movement, { messageId, index, ours }: Place): Told {
  const { servicerRef, ordinal, endToEndId, mandate, returnCode, creditorReference } = movement
  const { currency, instructedCents, chargesCents } = movement
  return {
    kind: movementKind({ ...movement, ours }),
    account: movement.account,
    servicerRef: servicerRef ?? `${messageId}:${index}`,
    ordinal,
    isBare: endToEndId === null && mandate === null && returnCode === null && movement.messageId === null,
    isReferenced: servicerRef !== null,
    bookedOn: movement.bookedOn ?? movement.valuedOn,
    currency,
    cents: movement.cents,
    instructedCents,
    chargesCents,
    endToEndId,
    mandate,
    fileMessageId: movement.messageId ?? movement.groupId,
    creditorReference,
    text: short(movement.text),
    name: short(movement.name),
    iban: short(movement.iban),
    code: returnCode,
  }
}

const ofReport = { currency: 'EUR', chargesCents: 0, account: 'pain.002', isBare: false, isReferenced: true }

export const entryOfFileStatus = (
  { messageId, status, reasons }: StatusOfFile | StatusOfGroup,
  { bankMessageId, index }: Place,
): Told => ({
  ...ofReport,
  kind: 'fileStatus',
  servicerRef: bankMessageId,
  ordinal: index,
  fileMessageId: messageId,
  // To be read by people; what follows is decided by the status itself.
  code: status === 'RJCT' ? (reasons[0]?.code ?? status) : status,
  text: short(reasons[0]?.text ?? null),
})

export const entryOfReject = (
  { messageId, endToEndId, mandate, cents, reasons }: StatusOfPayment,
  { bankMessageId, index, ours }: Place,
): Told => ({
  ...ofReport,
  kind: ours === 'transfers' ? 'payoutReject' : 'reject',
  servicerRef: bankMessageId,
  ordinal: index,
  fileMessageId: messageId,
  endToEndId,
  mandate,
  cents,
  instructedCents: cents,
  code: reasons[0]?.code ?? null,
  text: short(reasons[0]?.text ?? null),
})

import type { BankWaitingReason, LocalText } from '@billett/domain'

/** What the columns of lines are called, on the screen and in files. */
export const BANK_COLUMN_WORDS = {
  kind: { de: 'Art', en: 'Kind' },
  reason: { de: 'Warum', en: 'Why' },
  bookedOn: { de: 'Gebucht', en: 'Booked' },
  amount: { de: 'Betrag', en: 'Amount' },
  code: { de: 'Grund der Bank', en: 'Reason of the bank' },
  about: { de: 'Nennt', en: 'Names' },
  laidAsideBy: { de: 'Abgelegt von', en: 'Laid aside by' },
} as const satisfies Record<string, LocalText>

/** Why a line waits. */
export const BANK_REASON_WORDS: Readonly<Record<BankWaitingReason, LocalText>> = {
  unknown: { de: 'gehört zu nichts Bekanntem', en: 'belongs to nothing known' },
  several: { de: 'passt zu mehreren', en: 'matches several' },
  amountDiffers: { de: 'anderer Betrag', en: 'another amount' },
  otherCurrency: { de: 'andere Währung', en: 'another currency' },
  tooMuch: { de: 'mehr, als jemand schulden kann', en: 'more than anybody can owe' },
  noReference: { de: 'ohne Referenz der Bank', en: 'without a reference of the bank' },
}

/** What a line is. */
export const BANK_KIND_WORDS = {
  credit: { de: 'Gutschrift eines Einzugs', en: 'Money of a debit' },
  return: { de: 'Rückgabe', en: 'Return' },
  transfer: { de: 'Überweisung', en: 'Transfer' },
  paidOut: { de: 'Auszahlungen', en: 'Payouts' },
  payoutBack: { de: 'Auszahlung zurück', en: 'Payout came back' },
  reject: { de: 'Ablehnung', en: 'Reject' },
  payoutReject: { de: 'Auszahlung abgelehnt', en: 'Payout rejected' },
  fileStatus: { de: 'Stand einer Datei', en: 'State of a file' },
  other: { de: 'Sonstiges', en: 'Other' },
} as const satisfies Record<string, LocalText>

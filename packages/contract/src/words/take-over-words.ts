import type { LocalText } from '@billett/domain'
import type { TakeOverSubject } from '../for-customers.ts'

/** What the columns of the report of take-overs are called, on the screen and in files. */
export const TAKE_OVER_COLUMN_WORDS = {
  on: { de: 'Beginn', en: 'Begun' },
  actor: { de: 'Wer', en: 'Who' },
  customer: { de: 'Kundennummer', en: 'Customer number' },
  reason: { de: 'Grund', en: 'Reason' },
  ticketNumber: { de: 'Vorgang', en: 'Case' },
  changed: { de: 'Geändert', en: 'Changed' },
  toldOn: { de: 'Mail an die Kundschaft', en: 'Mail to the customer' },
} as const satisfies Record<string, LocalText>

/** What was changed in a customer's place. */
export const TAKE_OVER_SUBJECT_WORDS: Readonly<Record<TakeOverSubject, LocalText>> = {
  details: { de: 'Angaben im Konto', en: 'details of the account' },
  order: { de: 'Bestellungen', en: 'orders' },
  subscription: { de: 'Abonnements', en: 'subscriptions' },
}

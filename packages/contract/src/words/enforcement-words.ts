import type { EnforcementState, LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const ENFORCEMENT_COLUMN_WORDS = {
  caseNumber: { de: 'Fallnummer', en: 'Case number' },
  checkedOn: { de: 'Kontrolliert am', en: 'Checked on' },
  place: { de: 'Wo', en: 'Where' },
  name: { de: 'Name', en: 'Name' },
  amount: { de: 'Betrag', en: 'Amount' },
  payUntil: { de: 'Zu zahlen bis', en: 'To be paid by' },
  state: { de: 'Stand', en: 'State' },
} as const satisfies Record<string, LocalText>

/** How a case stands. */
export const ENFORCEMENT_STATE_WORDS: Readonly<Record<EnforcementState, LocalText>> = {
  open: { de: 'offen', en: 'open' },
  paid: { de: 'bezahlt', en: 'paid' },
  withdrawn: { de: 'zurückgezogen', en: 'withdrawn' },
}

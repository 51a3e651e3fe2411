import type { LocalText, MailKind, MailState } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const MAIL_COLUMN_WORDS = {
  subject: { de: 'Betreff', en: 'Subject' },
  kind: { de: 'Art', en: 'Kind' },
  email: { de: 'Empfänger', en: 'Recipient' },
  state: { de: 'Stand', en: 'State' },
  tries: { de: 'Versuche', en: 'Tries' },
  lastOn: { de: 'Zuletzt', en: 'Last' },
} as const satisfies Record<string, LocalText>

/** What it is about. */
export const MAIL_KIND_WORDS: Readonly<Record<MailKind, LocalText>> = {
  order: { de: 'Bestellung', en: 'Order' },
  refund: { de: 'Erstattung', en: 'Refund' },
  subscription: { de: 'Abo', en: 'Subscription' },
  account: { de: 'Konto', en: 'Account' },
  declaration: { de: 'Erklärung', en: 'Declaration' },
  feedback: { de: 'Rückmeldung', en: 'Feedback' },
  school: { de: 'Schule', en: 'School' },
  list: { de: 'Liste', en: 'List' },
}

/** How it went. */
export const MAIL_STATE_WORDS: Readonly<Record<MailState, LocalText>> = {
  sent: { de: 'gesendet', en: 'sent' },
  failed: { de: 'nicht gesendet', en: 'not sent' },
  unknown: { de: 'unbekannt', en: 'unknown' },
}

import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const SUBMISSION_COLUMN_WORDS = {
  kind: { de: 'Art', en: 'Kind' },
  receivedOn: { de: 'Eingegangen', en: 'Received' },
  about: { de: 'Worum es geht', en: 'About' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  state: { de: 'Stand', en: 'State' },
} as const satisfies Record<string, LocalText>

/** What was sent in. */
export const SUBMISSION_KIND_WORDS = {
  cancellation: { de: 'Kündigung', en: 'Cancellation' },
  withdrawal: { de: 'Widerruf', en: 'Withdrawal' },
  barrier: { de: 'Barriere', en: 'Barrier' },
  feedback: { de: 'Rückmeldung', en: 'Feedback' },
} as const satisfies Record<string, LocalText>

/** Whether somebody is done with it. */
export const SUBMISSION_STATE_WORDS = {
  open: { de: 'offen', en: 'open' },
  done: { de: 'erledigt', en: 'done' },
} as const satisfies Record<string, LocalText>

/** What became of it. */
export const SUBMISSION_OUTCOME_WORDS = {
  applied: { de: 'zugeordnet', en: 'matched' },
  dismissed: { de: 'abgelehnt', en: 'dismissed' },
} as const satisfies Record<string, LocalText>

import type { LocalText, MessagePlace } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const MESSAGE_COLUMN_WORDS = {
  title: { de: 'Titel', en: 'Title' },
  state: { de: 'Stand', en: 'State' },
  audience: { de: 'Für', en: 'For' },
  from: { de: 'Ab', en: 'From' },
  to: { de: 'Bis', en: 'Until' },
} as const satisfies Record<string, LocalText>

/** Where in the shop it is shown. */
export const MESSAGE_PLACE_WORDS = {
  start: { de: 'Startseite', en: 'start page' },
  tickets: { de: 'Ticketkauf', en: 'buying tickets' },
  subscriptions: { de: 'Abos', en: 'subscriptions' },
  schools: { de: 'Schul- und Jobtickets', en: 'school and job tickets' },
  account: { de: 'Konto', en: 'account' },
} as const satisfies Record<MessagePlace, LocalText>

/** Whether a message is shown now. */
export const MESSAGE_STATE_WORDS = {
  planned: { de: 'geplant', en: 'planned' },
  shown: { de: 'wird gezeigt', en: 'shown' },
  over: { de: 'vorbei', en: 'over' },
} as const satisfies Record<string, LocalText>

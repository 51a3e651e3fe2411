import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const MESSAGE_COLUMN_WORDS = {
  title: { de: 'Titel', en: 'Title' },
  state: { de: 'Stand', en: 'State' },
  from: { de: 'Ab', en: 'From' },
  to: { de: 'Bis', en: 'Until' },
} as const satisfies Record<string, LocalText>

/** Whether a message is shown now. */
export const MESSAGE_STATE_WORDS = {
  planned: { de: 'geplant', en: 'planned' },
  shown: { de: 'wird gezeigt', en: 'shown' },
  over: { de: 'vorbei', en: 'over' },
} as const satisfies Record<string, LocalText>

import type { LocalText } from '@billett/domain'

/** What the columns of the list of refusals are called, on the screen and in files. */
export const REFUSAL_COLUMN_WORDS = {
  day: { de: 'Tag', en: 'Day' },
  actor: { de: 'Wer', en: 'Who' },
  call: { de: 'Aufruf', en: 'Call' },
  why: { de: 'Warum', en: 'Why' },
  times: { de: 'Wie oft', en: 'How often' },
} as const satisfies Record<string, LocalText>

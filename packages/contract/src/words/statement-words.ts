import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const STATEMENT_COLUMN_WORDS = {
  description: { de: 'Beschreibung', en: 'Description' },
  statement: { de: 'Abfrage', en: 'Statement' },
  state: { de: 'Stand', en: 'State' },
  writtenOn: { de: 'Geschrieben', en: 'Written' },
} as const satisfies Record<string, LocalText>

/** Whether everybody may run it. */
export const STATEMENT_STATE_WORDS = {
  draft: { de: 'Entwurf', en: 'draft' },
  released: { de: 'freigegeben', en: 'released' },
} as const satisfies Record<string, LocalText>

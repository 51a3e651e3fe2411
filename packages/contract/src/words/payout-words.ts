import type { LocalText } from '@billett/domain'

/** What the columns of files of transfers are called where those of runs are called otherwise. */
export const PAYOUT_COLUMN_WORDS = {
  dueOn: { de: 'Überweisung am', en: 'Transferred on' },
  count: { de: 'Überweisungen', en: 'Transfers' },
} as const satisfies Record<string, LocalText>

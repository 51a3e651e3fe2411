import type { BankFileState, LocalText, RunState } from '@billett/domain'

/** What the columns of runs are called, on the screen and in files. */
export const RUN_COLUMN_WORDS = {
  dueOn: { de: 'Belastung am', en: 'Debited on' },
  state: { de: 'Stand', en: 'State' },
  count: { de: 'Lastschriften', en: 'Direct debits' },
  sum: { de: 'Summe', en: 'Sum' },
  more: { de: 'Unterschied zum vorigen', en: 'Difference to the one before' },
  toRelease: { de: 'Freizugeben', en: 'To release' },
  handOverBy: { de: 'Bei der Bank bis', en: 'With the bank by' },
} as const satisfies Record<string, LocalText>

/** How far a run has come. */
export const RUN_STATE_WORDS: Readonly<Record<RunState, LocalText>> = {
  planned: { de: 'geplant', en: 'planned' },
  claiming: { de: 'Forderungen entstehen', en: 'claims are made' },
  announcing: { de: 'wird angekündigt', en: 'being announced' },
  frozen: { de: 'Beträge stehen fest', en: 'amounts are final' },
  building: { de: 'wird gebildet', en: 'being built' },
  built: { de: 'wartet auf Freigabe', en: 'waits for release' },
  released: { de: 'freigegeben', en: 'released' },
  handedOver: { de: 'bei der Bank', en: 'with the bank' },
  closed: { de: 'abgeschlossen', en: 'closed' },
  void: { de: 'verworfen', en: 'void' },
}

/** How far a file for the bank has come. */
export const BANK_FILE_STATE_WORDS: Readonly<Record<BankFileState, LocalText>> = {
  building: { de: 'wird gebildet', en: 'being built' },
  built: { de: 'wartet auf Freigabe', en: 'waits for release' },
  released: { de: 'freigegeben', en: 'released' },
  handedOver: { de: 'bei der Bank', en: 'with the bank' },
  accepted: { de: 'angenommen', en: 'accepted' },
  partlyRejected: { de: 'teilweise abgelehnt', en: 'rejected in part' },
  rejected: { de: 'abgelehnt', en: 'rejected' },
  closed: { de: 'abgeschlossen', en: 'closed' },
  void: { de: 'ungültig', en: 'void' },
}

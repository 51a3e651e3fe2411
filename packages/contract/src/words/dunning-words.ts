import type { DUNNING_HOLDS, DunningState, LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const DUNNING_COLUMN_WORDS = {
  customer: { de: 'Wer zahlt', en: 'Who pays' },
  state: { de: 'Stufe', en: 'Level' },
  reachedOn: { de: 'Seit', en: 'Since' },
  owed: { de: 'Offen', en: 'Open' },
  fees: { de: 'Davon Gebühren', en: 'Of this, fees' },
  waitsFor: { de: 'Wartet wegen', en: 'Waits for' },
  contracts: { de: 'Verträge', en: 'Contracts' },
} as const satisfies Record<string, LocalText>

/** How far a case has come. */
export const DUNNING_STATE_WORDS: Readonly<Record<DunningState, LocalText>> = {
  clear: { de: 'erledigt', en: 'settled' },
  notified: { de: 'benachrichtigt', en: 'told' },
  reminded: { de: 'erinnert', en: 'reminded' },
  warned: { de: 'gemahnt, gesperrt', en: 'warned, blocked' },
  terminated: { de: 'gekündigt', en: 'terminated' },
  handedOver: { de: 'an Inkasso übergeben', en: 'handed to collectors' },
}

/** What it waits for. */
export const DUNNING_HOLD_WORDS: Readonly<Record<(typeof DUNNING_HOLDS)[number], LocalText>> = {
  dispute: { de: 'Widerspruch', en: 'Dispute' },
  promise: { de: 'Zahlungszusage', en: 'Promise to pay' },
  minor: { de: 'Minderjährig', en: 'Minor' },
  death: { de: 'Todesfall', en: 'Death' },
  insolvency: { de: 'Insolvenz', en: 'Insolvency' },
}

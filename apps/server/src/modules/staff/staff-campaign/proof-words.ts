import type { LocalText, PriceAnswer } from '@billett/domain'

/** What the columns of the proof are called. */
export const PROOF_WORDS = {
  number: { de: 'Vertrag', en: 'Contract' },
  toldOn: { de: 'Mitgeteilt am', en: 'Told on' },
  from: { de: 'Neuer Preis ab', en: 'New price from' },
  before: { de: 'Bisher in EUR', en: 'Before in EUR' },
  after: { de: 'Neu in EUR', en: 'New in EUR' },
  answer: { de: 'Antwort', en: 'Answer' },
  answeredOn: { de: 'Antwort am', en: 'Answered on' },
  channel: { de: 'Auf welchem Weg', en: 'By which way' },
  pressed: { de: 'Gedrückte Schaltfläche', en: 'Button that was pressed' },
  shown: { de: 'Angezeigter Text', en: 'Text that was shown' },
  textVersion: { de: 'Fassung des Textes', en: 'Version of the text' },
  textHash: { de: 'Prüfsumme des Textes (SHA-256)', en: 'Checksum of the text (SHA-256)' },
} as const satisfies Record<string, LocalText>

export const ANSWER_WORDS: Readonly<Record<PriceAnswer, LocalText>> = {
  continues: { de: 'fährt weiter', en: 'goes on' },
  ends: { de: 'beendet', en: 'ends' },
  silent: { de: 'keine bis zum letzten Tag', en: 'none until the last day' },
}

export const NO_ANSWER: LocalText = { de: 'noch keine', en: 'none yet' }

export const CHANNEL_WORDS: Readonly<Record<'link' | 'account' | 'clock', LocalText>> = {
  link: { de: 'Link der E-Mail', en: 'link of the mail' },
  account: { de: 'Kundenkonto', en: 'customer account' },
  clock: { de: 'Frist abgelaufen', en: 'time was over' },
}

import type { FraudState, LocalText, RiskLevel } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const FRAUD_COLUMN_WORDS = {
  customer: { de: 'Wer bestellt hat', en: 'Who ordered' },
  contract: { de: 'Vertrag', en: 'Contract' },
  level: { de: 'Verdacht', en: 'Suspicion' },
  points: { de: 'Punkte', en: 'Points' },
  why: { de: 'Was auffiel', en: 'What stood out' },
  state: { de: 'Stand', en: 'State' },
  assessedOn: { de: 'Geprüft am', en: 'Checked on' },
} as const satisfies Record<string, LocalText>

/** How a suspicion stands. */
export const FRAUD_STATE_WORDS: Readonly<Record<FraudState, LocalText>> = {
  open: { de: 'Prüfung läuft', en: 'being checked' },
  passed: { de: 'Verdacht ausgeräumt', en: 'suspicion cleared' },
  overruled: { de: 'kein Betrug', en: 'no fraud' },
  confirmed: { de: 'Betrug', en: 'fraud' },
}

/** How suspicious it is. */
export const RISK_LEVEL_WORDS: Readonly<Record<RiskLevel, LocalText>> = {
  low: { de: 'gering', en: 'low' },
  middle: { de: 'mittel', en: 'medium' },
  high: { de: 'hoch', en: 'high' },
  block: { de: 'sehr hoch', en: 'very high' },
}

/** What was odd about an order. */
export const FRAUD_RULE_WORDS = {
  blockedAccount: { de: 'Mit diesem Konto wurde schon betrogen', en: 'This account was used for a fraud before' },
  earlierReturns: { de: 'Lastschriften dieses Kontos kamen zurück', en: 'Debits of this account came back' },
  sharedAccount: { de: 'Andere zahlen auch von diesem Konto', en: 'Others pay from this account, too' },
  manyOrders: { de: 'Viele Bestellungen an einem Tag von einem Gerät', en: 'Many orders in a day from one device' },
  disposableMail: { de: 'Wegwerf-Adresse für E-Mails', en: 'Throw-away e-mail address' },
  otherHolder: { de: 'Das Konto gehört jemand anderem', en: 'The account is somebody else’s' },
  unknownAddress: {
    de: 'Die Anschrift steht in keinem Straßenverzeichnis',
    en: 'The address is in no street directory',
  },
  unknownBank: { de: 'Die Bank des Kontos ist nicht bekannt', en: 'The bank of the account is not known' },
  newAccount: { de: 'Kein oder ein ganz neues Kundenkonto', en: 'No customer account, or a very new one' },
  nightBurst: { de: 'Viele Bestellungen in einer Stunde der Nacht', en: 'Many orders within an hour of the night' },
  accountProven: {
    de: 'Die Bank hat bestätigt, wem das Konto gehört',
    en: 'The bank has confirmed whose the account is',
  },
  accountNotProven: {
    de: 'Die Bank hat nicht bestätigt, wem das Konto gehört',
    en: 'The bank has not confirmed whose the account is',
  },
} as const satisfies Record<string, LocalText>

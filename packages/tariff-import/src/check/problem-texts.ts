import type { LocalText } from '@billett/domain'

/** Every problem a tariff may have, in the words of those who write tariffs. */
export const PROBLEM_TEXTS = {
  unreadable: { de: 'Die Datei kann nicht gelesen werden.', en: 'The file cannot be read.' },
  notATariff: { de: 'Die Datei enthält keinen Tarif.', en: 'The file does not contain a tariff.' },
  sheetMissing: { de: 'Das Tabellenblatt fehlt.', en: 'The sheet is missing.' },
  unknownSheet: { de: 'Unbekanntes Tabellenblatt; es wird nicht gelesen.', en: 'Unknown sheet; it is not read.' },
  columnMissing: { de: 'Die Spalte fehlt.', en: 'The column is missing.' },
  unknownColumn: { de: 'Unbekannte Spalte; sie wird nicht gelesen.', en: 'Unknown column; it is not read.' },
  missing: { de: 'Der Wert fehlt.', en: 'The value is missing.' },
  badValue: { de: 'Der Wert ist ungültig.', en: 'The value is invalid.' },
  unknownField: { de: 'Der Wert gehört nicht zu dieser Art.', en: 'The value does not belong to this kind.' },
  badText: { de: 'Es wird ein Text erwartet.', en: 'A text is expected.' },
  badDate: { de: 'Kein gültiges Datum (JJJJ-MM-TT).', en: 'Not a valid date (YYYY-MM-DD).' },
  badTime: { de: 'Keine gültige Uhrzeit (HH:MM).', en: 'Not a valid time (HH:MM).' },
  badNumber: { de: 'Es wird eine ganze Zahl erwartet.', en: 'A whole number is expected.' },
  badAmount: { de: 'Kein gültiger Betrag in dieser Währung.', en: 'Not a valid amount in this currency.' },
  badPercent: { de: 'Kein gültiger Prozentsatz.', en: 'Not a valid percentage.' },
  badFlag: { de: 'Es wird ja oder nein erwartet.', en: 'Yes or no is expected.' },
  badKind: { de: 'Diese Art gibt es nicht.', en: 'There is no such kind.' },
  badCurrency: { de: 'Kein Währungscode nach ISO 4217 (EUR, CHF).', en: 'Not a currency code of ISO 4217 (EUR, CHF).' },
  negative: { de: 'Der Wert darf nicht negativ sein.', en: 'The value must not be negative.' },
  tooSmall: { de: 'Der Wert ist zu klein.', en: 'The value is too small.' },
  tooLarge: { de: 'Der Wert ist zu groß.', en: 'The value is too large.' },
  languageMissing: { de: 'Der Text fehlt in einer Sprache.', en: 'The text is missing in a language.' },
  duplicateId: { de: 'Dieser Wert kommt schon einmal vor.', en: 'This value occurs already.' },
  unknownReference: { de: 'Der genannte Eintrag existiert nicht.', en: 'The entry named here does not exist.' },
  noVersion: { de: 'Der Tarif hat keine Version.', en: 'The tariff has no version.' },
  versionsOutOfOrder: {
    de: 'Die Versionen müssen nach ihrem ersten Gültigkeitstag aufsteigend geordnet sein.',
    en: 'The versions must be in ascending order of their first day of validity.',
  },
  wrongOrder: { de: 'Das Ende liegt vor dem Anfang.', en: 'The end lies before the beginning.' },
  zeroNotFree: {
    de: 'Der Preis 0 ist nur bei einer Sorte erlaubt, die als kostenlos gekennzeichnet ist.',
    en: 'The price 0 is only allowed for a sort marked as free.',
  },
  neighbourAsymmetric: {
    de: 'Die Nachbarzone nennt diese Zone nicht als Nachbarn.',
    en: 'The neighbouring zone does not name this zone as its neighbour.',
  },
  neighbourItself: { de: 'Eine Zone grenzt nicht an sich selbst.', en: 'A zone does not border on itself.' },
  zoneUnreachable: {
    de: 'Die Zone ist über keine Nachbarn mit der ersten Zone verbunden.',
    en: 'The zone is not connected to the first zone through any neighbours.',
  },
  relationPrice: {
    de: 'Ein Preis je Preisstufe passt nur zu einer Gruppe der Art „relation“.',
    en: 'A price per level only fits a group of the kind "relation".',
  },
  sortWithoutPrice: { de: 'Die Sorte hat keinen Preis.', en: 'The sort has no price.' },
  groupWithoutSort: { de: 'Die Gruppe hat keine Sorte.', en: 'The group has no sort.' },
  levelNeverReached: { de: 'Keine Regel führt zu dieser Preisstufe.', en: 'No rule leads to this level.' },
} satisfies Record<string, LocalText>

export type ProblemCode = keyof typeof PROBLEM_TEXTS

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_TEXTS, code)

import { BASE_DATA_COLUMN_WORDS, BASE_DATA_STATE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of customers to confirm says. */
export const baseData = {
  ...worded('baseData', BASE_DATA_COLUMN_WORDS, 'de'),
  ...worded('baseData', BASE_DATA_STATE_WORDS, 'de'),
  'baseData.search': 'Kunden suchen',
  'baseData.type': 'Angaben',
  'baseData.submit': 'Suchen',
  'baseData.locked': 'Verdeckt:',
  'baseData.act': 'Entscheidung',
  'baseData.confirm': 'Bestätigen',
  'baseData.reject': 'Ablehnen',
  'baseData.confirmOf': 'Stammdaten bestätigen: {{name}}',
  'baseData.rejectOf': 'Stammdaten ablehnen: {{name}}',
  'baseData.confirmedNow': 'Die Stammdaten von {{name}} sind bestätigt.',
  'baseData.rejectedNow': 'Die Stammdaten von {{name}} sind nicht mehr bestätigt.',
  'baseData.found_one': '{{count}} Person',
  'baseData.found_other': '{{count}} Personen',
  'baseData.none': 'Niemand zu bestätigen',
  'baseData.noneText':
    'So heißt niemand, der diese Angaben gemacht hat. Gesucht wird nach dem Anfang von E-Mail-Adresse, Vor- und Nachname.',
  'baseData.begin': 'Wen suchen Sie?',
  'baseData.beginText':
    'E-Mail-Adresse, Vorname oder Nachname genügt, auch der Anfang davon. Jede Suche wird vermerkt.',
  'baseData.bulk': 'Ausgewählte bestätigen',
  'baseData.bulkTitle': 'Stammdaten der Ausgewählten bestätigen',
  'baseData.bulkYes_one': '{{count}} Person bestätigen',
  'baseData.bulkYes_other': '{{count}} Personen bestätigen',
}

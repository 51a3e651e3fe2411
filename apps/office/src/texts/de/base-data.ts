/** What the list of customers to confirm says. */
export const baseData = {
  'baseData.search': 'Kunden suchen',
  'baseData.type': 'Angaben',
  'baseData.submit': 'Suchen',
  'baseData.state': 'Stammdaten',
  'baseData.confirmed': 'bestätigt',
  'baseData.unconfirmed': 'nicht bestätigt',
  'baseData.address': 'Adresse',
  'baseData.locked': 'Verdeckt:',
  'baseData.asked': 'Bonität geprüft',
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
}

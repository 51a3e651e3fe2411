/** What is said of an act upon several rows at once. */
export const bulk = {
  'bulk.changes_one': 'Bei {{count}} Person ändert sich etwas.',
  'bulk.changes_other': 'Bei {{count}} Personen ändert sich etwas.',
  'bulk.changed_one': 'Bei {{count}} Person ist es geschehen.',
  'bulk.changed_other': 'Bei {{count}} Personen ist es geschehen.',
  'bulk.same_one': '{{count}} ist schon so und bleibt, wie sie ist.',
  'bulk.same_other': '{{count}} sind schon so und bleiben, wie sie sind.',
  'bulk.refuses_one': 'Bei {{count}} geht es nicht:',
  'bulk.refuses_other': 'Bei {{count}} geht es nicht:',
  'bulk.refused_one': 'Bei {{count}} ging es nicht:',
  'bulk.refused_other': 'Bei {{count}} ging es nicht:',
  'bulk.tooMany': 'Höchstens {{count}} auf einmal. Bitte wählen Sie weniger aus.',
  'bulk.mails_one': 'Die Mail von {{count}} Bestellung geht noch einmal hinaus.',
  'bulk.mails_other': 'Die Mails von {{count}} Bestellungen gehen noch einmal hinaus.',
  'bulk.mailed_one': 'Die Mail von {{count}} Bestellung ist unterwegs.',
  'bulk.mailed_other': 'Die Mails von {{count}} Bestellungen sind unterwegs.',
}

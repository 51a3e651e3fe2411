/** Prepaid cards: balance and top-up. */
export const prepaid = {
  'prepaid.headline': 'Prepaid-Karte',
  'prepaid.lead': 'Sehen Sie nach, was auf Ihrer Karte ist, und laden Sie sie auf.',
  'prepaid.cardNumber': 'Kartennummer',
  'prepaid.cardNumberHint': 'Zwölf Ziffern auf der Vorderseite der Karte',
  'prepaid.ask': 'Guthaben abfragen',
  'prepaid.card': 'Karte {{number}}',
  'prepaid.balance': 'Guthaben',
  'prepaid.maximum': 'Die Karte fasst höchstens {{amount}}.',
  'prepaid.validUntil': 'Gültig bis {{date}}',
  'prepaid.endless': 'Unbegrenzt gültig',
  'prepaid.topUp': 'Karte aufladen',
  'prepaid.amount': 'Betrag in Euro',
  'prepaid.amountHint': 'Mindestens {{minimum}}, höchstens {{possible}}',
  'prepaid.toCart': 'In den Warenkorb',
}

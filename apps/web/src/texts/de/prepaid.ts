/** Prepaid cards: balance and top-up. */
export const prepaid = {
  headline: 'Prepaid-Karte',
  lead: 'Sehen Sie nach, was auf Ihrer Karte ist, und laden Sie sie auf.',
  cardNumber: 'Kartennummer',
  cardNumberHint: 'Zwölf Ziffern auf der Vorderseite der Karte',
  ask: 'Guthaben abfragen',
  card: 'Karte {{number}}',
  balance: 'Guthaben',
  maximum: 'Die Karte fasst höchstens {{amount}}.',
  validUntil: 'Gültig bis {{date}}',
  endless: 'Unbegrenzt gültig',
  topUp: 'Karte aufladen',
  amount: 'Betrag in Euro',
  amountHint: 'Mindestens {{minimum}}, höchstens {{possible}}',
  toCart: 'In den Warenkorb',
}

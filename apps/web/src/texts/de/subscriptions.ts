/** The customer's subscriptions, as far as the shop has any. */
export const subscriptions = {
  lead: 'Was Sie an Ihren Abos selbst ändern können.',
  loadFailed: 'Ihre Abos konnten nicht geladen werden.',
  none: 'Keine Abos',
  noneText: 'In diesem Shop gibt es zurzeit keine Abos, die Sie hier verwalten könnten.',
  actions: {
    cancel: 'Kündigen',
    pause: 'Pausieren',
    refund: 'Erstattung beantragen',
    replacement: 'Ersatzkarte bestellen',
    cardRecipient: 'Empfänger der Karte ändern',
    travelExpenseCertificate: 'Fahrtkostenbescheinigung anfordern',
  },
}

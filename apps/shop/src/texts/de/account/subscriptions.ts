/** The customer's subscriptions, as far as the shop has any. */
export const subscriptions = {
  'subscriptions.lead': 'Was Sie an Ihren Abos selbst ändern können.',
  'subscriptions.loadFailed': 'Ihre Abos konnten nicht geladen werden.',
  'subscriptions.none': 'Keine Abos',
  'subscriptions.noneText': 'In diesem Shop gibt es zurzeit keine Abos, die Sie hier verwalten könnten.',

  'subscriptions.actions.cancel': 'Kündigen',
  'subscriptions.actions.pause': 'Pausieren',
  'subscriptions.actions.refund': 'Erstattung beantragen',
  'subscriptions.actions.replacement': 'Ersatzkarte bestellen',
  'subscriptions.actions.cardRecipient': 'Empfänger der Karte ändern',
  'subscriptions.actions.travelExpenseCertificate': 'Fahrtkostenbescheinigung anfordern',
}

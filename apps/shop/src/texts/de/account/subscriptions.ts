/** The customer's subscriptions: what stands on each among the others, and what can be done. */
export const subscriptions = {
  'subscriptions.lead': 'Was läuft, was als Nächstes abgebucht wird und was Sie selbst ändern können.',
  'subscriptions.loadFailed': 'Ihre Abos konnten nicht geladen werden.',
  'subscriptions.none': 'Sie haben noch kein Abo',
  'subscriptions.noneText':
    'Sobald Sie ein Abo bestellen, finden Sie es hier: mit Ticket, Abbuchungen und allem, was Sie daran ändern können.',
  'subscriptions.offers': 'Abos ansehen',
  'subscriptions.byYourself': 'Was Sie bei einem Abo selbst erledigen können',

  'subscriptions.lists.running': 'Laufende Abos',
  'subscriptions.lists.requested': 'Beantragte Abos',
  'subscriptions.lists.expired': 'Beendete Abos',

  'subscriptions.lives.ahead': 'beginnt noch',
  'subscriptions.lives.running': 'läuft',
  'subscriptions.lives.paused': 'pausiert',
  'subscriptions.lives.ended': 'beendet',
  'subscriptions.cancelled': 'gekündigt zum {{on}}',
  'subscriptions.ends': 'endet am {{on}}',

  'subscriptions.validity.none': 'Noch kein Beginn festgelegt',
  'subscriptions.validity.never': 'Hat nicht begonnen',
  'subscriptions.validity.ahead': 'Ab {{from}}, läuft bis zur Kündigung',
  'subscriptions.validity.open': 'Seit {{from}}, läuft bis zur Kündigung',
  'subscriptions.validity.span': '{{from}} bis {{until}}',

  'subscriptions.nextDebit': 'Nächste Abbuchung am {{on}}',
  'subscriptions.nextCredit': 'Nächste Gutschrift am {{on}}',

  'subscriptions.actions.cancel': 'Kündigen',
  'subscriptions.actions.pause': 'Pausieren',
  'subscriptions.actions.refund': 'Erstattung beantragen',
  'subscriptions.actions.replacement': 'Ersatzkarte bestellen',
  'subscriptions.actions.cardRecipient': 'Empfänger der Karte ändern',
  'subscriptions.actions.travelExpenseCertificate': 'Bescheinigung über Fahrtkosten anfordern',
}

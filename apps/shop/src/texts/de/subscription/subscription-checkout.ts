/** Ordering a subscription, page by page. */
export const subscriptionCheckout = {
  'subscriptionCheckout.headline': 'Abo bestellen',
  'subscriptionCheckout.headlineOf': '{{name}} bestellen',
  'subscriptionCheckout.none': 'Noch kein Abo gewählt',
  'subscriptionCheckout.noneText': 'Wählen Sie zuerst, was Sie bestellen möchten.',
  'subscriptionCheckout.gone': 'Dieses Abo gibt es nicht mehr',
  'subscriptionCheckout.goneText': 'Es wird nicht mehr angeboten. Bitte wählen Sie ein anderes; Ihre Angaben bleiben.',
  'subscriptionCheckout.toOffers': 'Abos ansehen',
  'subscriptionCheckout.failed': 'Das Bestellformular konnte nicht geladen werden.',
  'subscriptionCheckout.draft': 'Vorschau: Dieses Abo ist noch nicht im Verkauf und kann nicht bestellt werden.',
  'subscriptionCheckout.steps': 'Schritte der Bestellung',
  'subscriptionCheckout.orderStep': 'Prüfen und bestellen',
  'subscriptionCheckout.asGuest': 'Sie bestellen als Gast.',
  'subscriptionCheckout.signIn': 'Anmelden und Angaben übernehmen',
  'subscriptionCheckout.signedIn': 'Sie sind angemeldet als {{name}}. Das Abo finden Sie dann in Ihrem Konto.',

  'subscriptionCheckout.cost': 'Was es kostet',
  'subscriptionCheckout.priceLater': 'Preis nach Ihrer Auswahl',
  'subscriptionCheckout.priceFailed': 'Der Preis konnte nicht geladen werden.',
  'subscriptionCheckout.unpriced': 'Für diese Auswahl gibt es keinen Preis. Bitte wählen Sie etwas anderes.',
  'subscriptionCheckout.noDebit': 'Es wird nichts abgebucht.',
  'subscriptionCheckout.firstDebit': 'Erste Abbuchung: {{amount}} am {{day}}.',
  'subscriptionCheckout.debits': 'Erste Abbuchung: {{amount}} am {{day}}, danach {{next}} im Monat.',
  'subscriptionCheckout.debitsOfMonths':
    'Erste Abbuchung: {{amount}} am {{day}} für {{from}} bis {{to}}, danach {{next}} im Monat.',

  'subscriptionCheckout.chooseOrganisation': 'Bitte wählen',
  'subscriptionCheckout.runningMonth': 'Der laufende Monat',
  'subscriptionCheckout.leastMonths_one': 'Mindestens {{count}} Monat',
  'subscriptionCheckout.leastMonths_other': 'Mindestens {{count}} Monate',
  'subscriptionCheckout.numberFrom': 'Ab {{min}}',
  'subscriptionCheckout.numberBetween': '{{min}} bis {{max}}',
  'subscriptionCheckout.mandateText': 'Text des Lastschriftmandats',
  'subscriptionCheckout.optionalFile': '{{label}} (optional)',
  'subscriptionCheckout.proofKinds': 'Foto, PDF oder Dokument, bis 25 MB.',
  'subscriptionCheckout.proofGiven': 'Hochgeladene Datei',
  'subscriptionCheckout.proofLater': 'Reichen Sie nach',

  'subscriptionCheckout.heldAlready': 'Dieses Abo ist schon bestellt',
  'subscriptionCheckout.heldFrom':
    'Dieselbe Person hat dieses Abo ab {{from}} bereits (Vertrag {{number}}). Wenn Sie noch einmal bestellen, wird auch noch einmal abgebucht.',
  'subscriptionCheckout.heldBetween':
    'Dieselbe Person hat dieses Abo von {{from}} bis {{until}} bereits (Vertrag {{number}}). Wenn Sie noch einmal bestellen, wird auch noch einmal abgebucht.',
  'subscriptionCheckout.joined.name': 'Name',
  'subscriptionCheckout.joined.guardian': 'Schließt den Vertrag',
  'subscriptionCheckout.joined.address': 'Anschrift',
  'subscriptionCheckout.change': 'Ändern',
  'subscriptionCheckout.changeOf': '{{name}} ändern',
  'subscriptionCheckout.withdrawal':
    'Sie können den Vertrag {{days}} Tage lang ohne Grund widerrufen. Wie das geht, steht in der <instructions>Widerrufsbelehrung</instructions>.',
  'subscriptionCheckout.begin':
    'Das Abo soll vor Ablauf der Widerrufsfrist beginnen. Wenn ich widerrufe, zahle ich die Tage bis dahin.',
  'subscriptionCheckout.terms':
    'Ich akzeptiere die <terms>Geschäftsbedingungen</terms>. Die <privacy>Datenschutzerklärung</privacy> habe ich zur Kenntnis genommen.',
  'subscriptionCheckout.creditCheck':
    'Weil wir erst nachträglich abbuchen, fragen wir vor der Annahme bei einer Auskunftei an, mit Name, Geburtsdatum und Anschrift.',
  'subscriptionCheckout.changed': 'Es hat sich etwas geändert',
  'subscriptionCheckout.changedPrice': 'Im Monat: {{now}} statt {{before}}.',
  'subscriptionCheckout.changedDebit': 'Erste Abbuchung: {{now}} statt {{before}}.',
  'subscriptionCheckout.changedText':
    'Bestellt ist noch nichts. Wenn Sie einverstanden sind, bestätigen Sie es bitte neu.',
  'subscriptionCheckout.debitOn': '{{amount}} am {{day}}',
}

export const checkout = {
  'checkout.headline': 'Kasse',
  'checkout.backToCart': 'Zurück zum Warenkorb',
  'checkout.gone': 'Diese Bestellung gibt es nicht mehr',
  'checkout.goneText': 'Sie ist abgelaufen oder gehört zu einem anderen Gerät. Es wurde nichts abgebucht.',
  'checkout.nothingLeft': 'Diese Tickets gibt es so nicht mehr',
  'checkout.nothingLeftText': 'Suchen Sie die Fahrt oder wählen Sie ein anderes Ticket.',

  'checkout.steps.address': 'Kontakt',
  'checkout.steps.payment': 'Zahlungsart',
  'checkout.steps.passengers': 'Fahrgast',
  'checkout.steps.overview': 'Geschäftsbedingungen',

  'checkout.next': 'Weiter: {{step}}',
  'checkout.review': 'Prüfen und bestellen',
  'checkout.done': 'vollständig',

  'checkout.account.title': 'Konto',
  'checkout.account.guest': 'Sie bestellen als Gast. Mit einem Konto sind Ihre Daten schon da:',
  'checkout.account.signedIn': 'Sie bestellen mit Ihrem Konto: {{name}}, {{email}}',
  'checkout.account.guestOnly': 'Sie bestellen als Gast und brauchen kein Konto.',

  'checkout.address.title': 'Kontakt und Rechnung',
  'checkout.address.email': 'E-Mail',
  'checkout.address.emailHint': 'Dorthin senden wir Ihre Tickets.',
  'checkout.address.invoice': 'Ich brauche eine Rechnung mit Namen und Anschrift',
  'checkout.address.why.mandate': 'Für die Lastschrift brauchen wir Namen und Anschrift: Sie stehen im Mandat.',
  'checkout.address.why.largeInvoice': 'Über {{amount}} muss eine Rechnung Namen und Anschrift nennen.',
  'checkout.address.why.buyersAreNamed': 'Namen und Anschrift brauchen wir für jede Bestellung.',
  'checkout.address.change': 'Ändern',
  'checkout.address.changeNamed': 'Kontakt und Rechnung ändern',
  'checkout.address.saved': 'Gespeicherte Adresse',
  'checkout.address.anotherAddress': 'Andere Adresse eingeben',

  'checkout.payment.title': 'Zahlungsart',
  'checkout.payment.legend': 'Wie möchten Sie bezahlen?',
  'checkout.payment.hint': 'Die Zahlungsdaten geben Sie im nächsten Schritt beim Zahlungsdienst ein.',
  'checkout.payment.failed': 'Die Zahlungsarten konnten nicht geladen werden.',
  'checkout.payment.hintStored': 'Was Sie gespeichert haben, müssen Sie nicht noch einmal eingeben.',
  'checkout.payment.namesBuyer': 'mit Namen und Anschrift',
  'checkout.payment.stored': 'Gespeichert',
  'checkout.payment.nothingToPay': 'Diese Bestellung kostet nichts. Sie müssen nichts bezahlen.',

  'checkout.passengers.title': 'Angaben zum Fahrgast',
  'checkout.passengers.hint': 'Diese Angaben stehen auf dem Ticket und werden bei der Kontrolle geprüft.',
  'checkout.passengers.passengerOf': 'Fahrgast für {{ticket}}',
  'checkout.passengers.passengerNumberOf': 'Fahrgast {{number}} für {{ticket}}',
  'checkout.passengers.useBuyer': 'Namen des Käufers übernehmen',
  'checkout.passengers.salutation': 'Anrede',
  'checkout.passengers.choose': 'Bitte wählen',
  'checkout.passengers.mediumType': 'Ausweisdokument',
  'checkout.passengers.mediumValue': 'Nummer des Dokuments',

  'checkout.overview.title': 'Ihre Bestellung',
  'checkout.overview.terms':
    'Ich stimme den <terms>Geschäftsbedingungen</terms> zu. Die <privacy>Datenschutzerklärung</privacy> habe ich gelesen.',
  'checkout.overview.termsApply':
    'Es gelten die <terms>Geschäftsbedingungen</terms>. Zur <privacy>Datenschutzerklärung</privacy>.',
  'checkout.withdrawal.right':
    '{{names}}: Diesen Kauf können Sie binnen 14 Tagen ohne Angabe von Gründen widerrufen. Wie, und was dann geschieht, steht in der <instructions>Widerrufsbelehrung</instructions>, die Sie auch per E-Mail erhalten.',
  'checkout.withdrawal.begin':
    'Ich verlange ausdrücklich, dass {{names}} vor dem Ende der Widerrufsfrist beginnt. Widerrufe ich, so zahle ich für das bis dahin Erbrachte einen angemessenen Betrag; ist der Vertrag vollständig erfüllt, erlischt mein Widerrufsrecht.',
  'checkout.overview.leaving': 'Wir leiten Sie zum Zahlungsdienst weiter …',
  'checkout.overview.leavingLink': 'Falls nichts geschieht: weiter zum Zahlungsdienst',

  'checkout.priceChanged':
    'Der Betrag hat sich geändert. Bitte sehen Sie ihn sich an und bestellen Sie dann noch einmal.',
  'checkout.unreachable': 'Der Zahlungsdienst ist gerade nicht erreichbar',
  'checkout.unreachableText':
    'Es wurde nichts abgebucht. Ihre Angaben sind noch da; bitte versuchen Sie es gleich noch einmal.',
  'checkout.notSent': 'Die Bestellung kam nicht durch',
  'checkout.notSentText':
    'Wir wissen nicht, ob Ihre Bestellung angekommen ist. Versuchen Sie es noch einmal: Wir führen dieselbe Bestellung weiter, bezahlt wird nur einmal.',
}

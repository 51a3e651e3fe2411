/** What has become of an order of a subscription. */
export const subscriptionConfirm = {
  'subscriptionConfirm.sent': 'Bitte bestätigen Sie Ihre Bestellung',
  'subscriptionConfirm.sentTitle': 'Wir haben Ihnen eine E-Mail geschickt',
  'subscriptionConfirm.sentText':
    'Öffnen Sie den Link in der E-Mail an {{email}}, dann ist Ihr Abo bestellt. Er gilt bis {{until}} Uhr.',
  'subscriptionConfirm.nothing': 'Hier ist nichts zu bestätigen',
  'subscriptionConfirm.nothingText':
    'Öffnen Sie bitte den Link aus der E-Mail, die Sie nach der Bestellung bekommen haben.',
  'subscriptionConfirm.confirming': 'Wir bestätigen Ihre Bestellung …',
  'subscriptionConfirm.failed': 'Das hat nicht geklappt',
  'subscriptionConfirm.ends.done': 'Ihr Abo ist abgeschlossen',
  'subscriptionConfirm.ends.payment': 'Noch ein Schritt: die erste Zahlung',
  'subscriptionConfirm.ends.pending': 'Ihre Bestellung wird geprüft',
  'subscriptionConfirm.ends.already': 'Ihr Abo ist schon bestätigt',
  'subscriptionConfirm.ends.expired': 'Der Link ist abgelaufen',
  'subscriptionConfirm.ends.rejected': 'Wir können das Abo nicht abschließen',
  'subscriptionConfirm.texts.done': 'Den Vertrag und die Widerrufsbelehrung bekommen Sie gleich per E-Mail.',
  'subscriptionConfirm.texts.payment':
    'Ihre Bestellung ist bestätigt. Wir schließen den Vertrag, sobald Ihre erste Zahlung da ist. Alles Weitere buchen wir dann von Ihrem Konto ab.',
  'subscriptionConfirm.texts.pending':
    'Wir sehen uns Ihre Angaben an und schreiben Ihnen, sobald das Abo abgeschlossen ist. Bis dahin buchen wir nichts ab.',
  'subscriptionConfirm.texts.already': 'Sie haben diesen Link schon benutzt. Es ist nichts mehr zu tun.',
  'subscriptionConfirm.texts.expired':
    'Die Bestellung wurde nicht rechtzeitig bestätigt und ist verfallen. Abgebucht wird nichts; Sie können neu bestellen.',
  'subscriptionConfirm.texts.rejected':
    'Zu Ihrer Bestellung kommt kein Vertrag zustande, und es wird nichts abgebucht. Einzelheiten schreiben wir Ihnen per E-Mail.',
  'subscriptionConfirm.subscription': 'Abo',
  'subscriptionConfirm.way': 'Weg',
  'subscriptionConfirm.holder': 'Wer fährt',
  'subscriptionConfirm.validFrom': 'Beginnt am',
  'subscriptionConfirm.validUntil': 'Mindestens bis',
  'subscriptionConfirm.medium': 'Womit',
  'subscriptionConfirm.price': 'Preis',
  'subscriptionConfirm.firstDebit': 'Erste Abbuchung',
  'subscriptionConfirm.debitOn': '{{amount}} am {{day}}',
  'subscriptionConfirm.contractNumber': 'Vertragsnummer',
  'subscriptionConfirm.customerNumber': 'Kundennummer',
  'subscriptionConfirm.toOffers': 'Abos ansehen',
  'subscriptionConfirm.toSubscriptions': 'Zu meinen Abos',
  'subscriptionConfirm.whereabouts.phone.title': 'So kommen Sie zu Ihrem Ticket',
  'subscriptionConfirm.whereabouts.phone.text':
    'Ihr Ticket zeigen Sie auf dem Handy vor. Es ist in einem Konto mit der E-Mail-Adresse, an die wir den Link geschickt haben. Haben Sie schon eines, melden Sie sich einfach an.',
  'subscriptionConfirm.whereabouts.chip.title': 'So behalten Sie Ihr Abo im Blick',
  'subscriptionConfirm.whereabouts.chip.text':
    'Ihre Karte kommt mit der Post. In einem Konto mit der E-Mail-Adresse, an die wir den Link geschickt haben, finden Sie alles zu Ihrem Abo. Haben Sie schon eines, melden Sie sich einfach an.',
  'subscriptionConfirm.whereabouts.register': 'Noch kein Konto?',
  'subscriptionConfirm.whereabouts.registerText':
    'Ihre Angaben kennen wir aus dem Vertrag. Es fehlen nur ein Passwort und ein Klick in einer E-Mail.',
  'subscriptionConfirm.whereabouts.sentTitle': 'Nur noch ein Schritt',
  'subscriptionConfirm.whereabouts.sent':
    'Wir haben eine E-Mail an die Adresse aus Ihrer Bestellung geschickt. Öffnen Sie den Link darin, dann ist Ihr Abo in Ihrem Konto.',
  'subscriptionConfirm.whereabouts.signIn': 'Anmelden',
  'subscriptionConfirm.payFirst.title': 'Erste Zahlung',
  'subscriptionConfirm.payFirst.how': 'Womit möchten Sie zahlen?',
  'subscriptionConfirm.payFirst.submit': '{{amount}} jetzt zahlen',
  'subscriptionConfirm.payFirst.open': 'Ihre Zahlung ist noch nicht abgeschlossen.',
  'subscriptionConfirm.payFirst.goOn': 'Zahlung fortsetzen',
  'subscriptionConfirm.payFirst.declined':
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal oder zahlen Sie anders.',
  'subscriptionConfirm.payFirst.cancelled': 'Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht.',
  'subscriptionConfirm.payFirst.failed': 'Die Zahlungsarten konnten nicht geladen werden.',
  'subscriptionConfirm.payFirst.leaving': 'Sie werden zur Zahlung weitergeleitet …',
  'subscriptionConfirm.payFirst.leavingLink': 'Weiter zur Zahlung',
  'subscriptionConfirm.payFirst.look': 'Jetzt nachsehen',
}

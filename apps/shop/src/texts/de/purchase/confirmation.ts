export const confirmation = {
  'confirmation.headline': 'Ihre Bestellung',
  'confirmation.none': 'Keine Bestellung gefunden',
  'confirmation.noneText': 'Öffnen Sie den Link aus Ihrer Bestätigungsmail oder kaufen Sie ein Ticket.',

  'confirmation.asking.title': 'Wir sehen nach Ihrer Bestellung …',
  'confirmation.asking.text': 'Das dauert meist nur wenige Sekunden. Bitte lassen Sie diese Seite offen.',

  'confirmation.making.title': 'Bezahlt. Ihr Ticket wird erstellt …',
  'confirmation.making.text': 'Es erscheint gleich hier. Bitte lassen Sie diese Seite offen.',

  'confirmation.topUp.reserved': 'Sobald Sie bezahlt haben, laden wir die Karte {{card}} mit {{amount}} auf.',
  'confirmation.topUp.requested': 'Ihre Zahlung ist da. Wir laden die Karte {{card}} gerade mit {{amount}} auf.',
  'confirmation.topUp.credited': 'Die Karte {{card}} ist mit {{amount}} aufgeladen.',
  'confirmation.topUp.refused':
    'Die Karte {{card}} hat den Betrag nicht angenommen. {{amount}} gehen an Sie zurück; Sie müssen nichts tun.',

  'confirmation.paid.leadTopUp': 'Die Bestätigung senden wir an {{email}}.',
  'confirmation.paid.headlineEnforcement': 'Ihre Zahlung ist eingegangen',
  'confirmation.enforcement.paid': 'Der Fall {{number}} ist mit {{amount}} bezahlt und erledigt.',
  'confirmation.paid.headlineTopUp': 'Vielen Dank für Ihre Aufladung',
  'confirmation.paid.headline': 'Ihr Ticket ist da',
  'confirmation.paid.headlineMany': 'Ihre Tickets sind da',
  'confirmation.paid.headlineHandedOver': 'Ihr Ticket ist weitergegeben',
  'confirmation.paid.headlineHandedOverMany': 'Ihre Tickets sind weitergegeben',
  'confirmation.paid.lead':
    'Zeigen Sie bei der Kontrolle den Barcode auf dem Telefon oder das gedruckte PDF. Wir senden alles außerdem an {{email}}.',
  'confirmation.paid.leadRides': 'Entwerten Sie vor jeder Fahrt hier eine Fahrt; erst dann gilt Ihr Ticket.',
  'confirmation.paid.leadSomeRides': 'Von Mehrfahrtentickets entwerten Sie vor jeder Fahrt hier eine Fahrt.',
  'confirmation.paid.leadNoMail': 'Zeigen Sie bei der Kontrolle den Barcode auf dem Telefon oder das gedruckte PDF.',

  'confirmation.pending.title': 'Ihre Zahlung ist unterwegs',
  'confirmation.pending.text':
    'Ihre Bank hat noch nicht entschieden. Wir fragen weiter nach; sobald das Geld bestätigt ist, erscheint Ihr Ticket hier und kommt per E-Mail. Sie können diese Seite schließen.',

  'confirmation.unknown.title': 'Wir wissen noch nicht, ob Sie bezahlt haben',
  'confirmation.unknown.text':
    'Der Zahlungsdienst antwortet gerade nicht. Bitte bezahlen Sie nicht noch einmal. Wir fragen weiter nach; sollte doppelt gezahlt worden sein, geht das Geld von selbst zurück.',

  'confirmation.backToFrame.title': 'Dieses Fenster können Sie schließen',
  'confirmation.backToFrame.text':
    'Weiter geht es auf der Seite, von der Sie gekommen sind. Dort sehen Sie Ihr Ticket oder wie die Zahlung ausgegangen ist.',

  'confirmation.framed.title': 'Bitte bezahlen Sie im neuen Fenster',
  'confirmation.framed.text':
    'Ihr Ticket erscheint hier, sobald Sie bezahlt haben. Hat sich kein Fenster geöffnet, öffnen Sie es selbst. Wenn Sie die Bestellung abbrechen, wird nichts abgebucht.',
  'confirmation.framed.continue': 'Fenster zum Bezahlen öffnen',

  'confirmation.open.title': 'Ihre Zahlung ist noch nicht abgeschlossen',
  'confirmation.open.text':
    'Sie haben den Zahlungsdienst verlassen, bevor die Zahlung fertig war. Setzen Sie sie fort oder brechen Sie die Bestellung ab; beim Abbrechen wird nichts abgebucht.',
  'confirmation.open.continue': 'Zahlung fortsetzen',
  'confirmation.open.abort': 'Bestellung abbrechen',

  'confirmation.declined.title': 'Die Zahlung wurde abgelehnt',

  'confirmation.cancelled.title': 'Die Zahlung wurde abgebrochen',
  'confirmation.cancelled.text': 'Es wurde nichts abgebucht. Ihre Auswahl ist noch da.',

  'confirmation.expired.title': 'Die Zeit zum Bezahlen ist abgelaufen',
  'confirmation.expired.text': 'Es wurde nichts abgebucht.',

  'confirmation.aborted.title': 'Diese Bestellung wurde abgebrochen',
  'confirmation.aborted.text': 'Es wurde nichts abgebucht. Sie können dieselben Tickets noch einmal kaufen.',

  'confirmation.reversed.title': 'Diese Bestellung wurde storniert',
  'confirmation.reversed.text': 'Die Tickets sind nicht mehr gültig.',
  'confirmation.notPlaced.title': 'Diese Bestellung ist noch nicht abgeschickt',
  'confirmation.notPlaced.text': 'Es wurde nichts abgebucht. Ihre Auswahl ist noch da.',
  'confirmation.nothingCharged': 'Es wurde nichts abgebucht. Ihre Auswahl ist noch da.',

  'confirmation.reasons.insufficientFunds': 'Das Konto ist nicht ausreichend gedeckt.',
  'confirmation.reasons.limitExceeded': 'Der Betrag liegt über dem Limit Ihrer Karte.',
  'confirmation.reasons.cardExpired': 'Die Karte ist abgelaufen.',
  'confirmation.reasons.cardBlocked': 'Die Karte ist gesperrt.',
  'confirmation.reasons.authenticationFailed': 'Die Bestätigung bei Ihrer Bank ist fehlgeschlagen.',
  'confirmation.reasons.accountClosed': 'Das Konto ist geschlossen.',
  'confirmation.reasons.other': 'Ihre Bank hat keinen Grund genannt.',

  'confirmation.otherMethod': 'Andere Zahlungsart wählen',
  'confirmation.sameAgain': 'Dieselben Tickets noch einmal kaufen',
  'confirmation.toCart': 'Zum Warenkorb',
  'confirmation.toCheckout': 'Zur Kasse',
  'confirmation.refundPending':
    'Eine überzählige Zahlung geht von selbst an Sie zurück. Das kann einige Bankarbeitstage dauern.',
  'confirmation.refunded': '{{amount}} wurden an Sie zurückgezahlt.',

  'confirmation.giveBack.act': 'Zurückgeben',
  'confirmation.giveBack.actOf': 'Zurückgeben: {{ticket}}',
  'confirmation.giveBack.until': 'Bis {{until}}\u00a0Uhr können Sie das Ticket zurückgeben.',
  'confirmation.giveBack.sameWay': 'Sie bekommen {{amount}} auf dem Weg zurück, auf dem Sie bezahlt haben.',
  'confirmation.giveBack.toMethod': 'Sie bekommen {{amount}} auf demselben Weg zurück: {{method}}.',
  'confirmation.giveBack.askTitle': 'Ticket zurückgeben?',
  'confirmation.giveBack.askText':
    '„{{ticket}}“ gilt danach nicht mehr. {{amount}} gehen auf dem Weg zurück, auf dem Sie bezahlt haben; das dauert einige Tage.',
  'confirmation.giveBack.askYes': 'Ja, zurückgeben',
  'confirmation.giveBack.done': 'Das Ticket ist zurückgegeben.',
  'confirmation.giveBack.pending':
    'Der Preis des Tickets, das nicht mehr gilt, geht an Sie zurück. Das kann einige Bankarbeitstage dauern.',

  'confirmation.refund.title': 'Ihr Geld kommt zurück',
  'confirmation.refund.text':
    'Die Zahlung passte nicht mehr zu dieser Bestellung. Wir erstatten sie vollständig, Sie müssen nichts tun.',

  'confirmation.offline': 'Sie sind gerade ohne Netz. Wir zeigen Ihnen, was auf diesem Gerät gespeichert ist.',
  'confirmation.keptSince': 'Gespeichert {{time}}, funktioniert ohne Netz',
  'confirmation.usedTicket': 'Dieses Ticket ist verbraucht.',
  'confirmation.kept':
    'Der Shop kennt diese Bestellung auf diesem Gerät nicht mehr. Wir zeigen Ihnen, was hier gespeichert ist.',
  'confirmation.askFailed': 'Wir erreichen den Shop gerade nicht',
  'confirmation.askFailedText':
    'Wir versuchen es weiter. Bitte bezahlen Sie nicht noch einmal; Ihre Bestellung geht nicht verloren.',
  'confirmation.unchanged': 'Wir haben nachgesehen. Es hat sich noch nichts geändert: {{title}}',
  'confirmation.lookNow': 'Jetzt nachsehen',
  'confirmation.order': 'Bestellnummer',
  'confirmation.invoice': 'Rechnungsnummer',
  'confirmation.placed': 'Bestellt am',
  'confirmation.paymentMethod': 'Bezahlt mit',
  'confirmation.total': 'Bezahlt',
  'confirmation.withdrawable': '{{names}}: Sie können den Kauf innerhalb von 14 Tagen widerrufen.',
  'confirmation.pdf': 'Ticket als PDF',
  'confirmation.pdfMany': 'Tickets als PDF',
  'confirmation.pdfFailed': 'Das PDF konnte nicht geladen werden. Ihr Ticket auf dieser Seite gilt trotzdem.',
  'confirmation.resend': 'E-Mail noch einmal senden',
  'confirmation.resent': 'Die E-Mail ist unterwegs.',
  'confirmation.terms': 'Geschäftsbedingungen laden',
  'confirmation.calendar': 'In den Kalender',
  'confirmation.calendarFailed': 'Der Kalendereintrag konnte nicht geladen werden.',
  'confirmation.ticketNumber': 'Ticketnummer',
  'confirmation.next': 'Weiteres Ticket kaufen',
  'confirmation.again': 'Noch einmal kaufen',
  'confirmation.barcode': 'Barcode von {{ticket}}',
  'confirmation.enlarge': 'Barcode vergrößern',
  'confirmation.enlarged': 'Bildschirm bitte ganz hell stellen',
  'confirmation.ticketTabs': 'Tickets der Bestellung',
  'confirmation.ticketTab': '{{number}} von {{total}}',
  'confirmation.oneOfEqual': '{{name}}, {{number}} von {{total}}',
  'confirmation.noBarcodeYet': 'Der Barcode wird noch erstellt.',
  'confirmation.valid': 'Gültig, noch {{time}}',
  'confirmation.codeWord': 'Kennwort des Kauftags:',
  'confirmation.validNow': 'Das Ticket gilt jetzt.',
  'confirmation.minutes': '{{minutes}}\u00a0min',
  'confirmation.hours': '{{hours}}\u00a0h',
  'confirmation.hoursMinutes': '{{hours}}\u00a0h {{minutes}}\u00a0min',
  'confirmation.lastMinutes': '{{time}}\u00a0min',
  'confirmation.early': 'Gültig ab {{from}}, in {{time}}',
  'confirmation.ended': 'Abgelaufen',
  'confirmation.cancelledTicket': 'Dieses Ticket gilt nicht mehr.',
  'confirmation.lastHand': 'Dieses Ticket wurde schon so oft weitergegeben, wie es geht. Es bleibt jetzt bei Ihnen.',
  'confirmation.handedOverTicket': 'Dieses Ticket haben Sie weitergegeben.',
  'confirmation.usedUp': 'Alle Fahrten sind entwertet',
  'confirmation.inDays_one': '{{count}} Tag',
  'confirmation.inDays_other': '{{count}} Tagen',
  'confirmation.days_one': '{{count}} Tag',
  'confirmation.days_other': '{{count}} Tage',

  'confirmation.rides.left_one': 'Noch {{count}} Fahrt von {{all}}',
  'confirmation.rides.left_other': 'Noch {{count}} Fahrten von {{all}}',
  'confirmation.rides.title': 'Fahrt entwerten',
  'confirmation.rides.amount': 'Fahrten',
  'confirmation.rides.amountHint': 'eine je Person',
  'confirmation.rides.when': 'Gültig ab',
  'confirmation.rides.now': 'Jetzt',
  'confirmation.rides.nowHint': 'gilt sofort',
  'confirmation.rides.later': 'Zu einer anderen Zeit',
  'confirmation.rides.laterTime': 'Datum und Uhrzeit',
  'confirmation.rides.submit_one': '{{count}} Fahrt entwerten',
  'confirmation.rides.submit_other': '{{count}} Fahrten entwerten',
  'confirmation.rides.until': 'Die Fahrt gilt dann sofort.',
  'confirmation.rides.untilLater': 'Die Fahrt gilt dann ab {{from}}.',
  'confirmation.rides.fromTo': 'Die Fahrt gilt dann von {{from}} bis {{to}}.',
  'confirmation.rides.confirm': 'Jetzt verbindlich entwerten',
  'confirmation.rides.final': 'Eine entwertete Fahrt lässt sich nicht zurückholen.',
  'confirmation.rides.child_one': 'Entwertete Fahrt',
  'confirmation.rides.child_other': 'Entwertet für {{count}} Personen',
  'confirmation.rides.past': 'Frühere Fahrten',

  'confirmation.wallet.loadFailed': 'Ob dieses Ticket in eine Wallet gelegt werden kann, ließ sich nicht feststellen.',
  'confirmation.wallet.apple': 'In Apple Wallet legen',
  'confirmation.wallet.google': 'In Google Wallet legen',
  'confirmation.wallet.trial':
    'Vorführung: Dieser Pass ist mit Testschlüsseln unterschrieben, die keine Wallet annimmt.',
}

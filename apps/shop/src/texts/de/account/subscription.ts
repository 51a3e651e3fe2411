/** One subscription: how it stands, what is debited, what has happened. */
export const subscription = {
  'subscription.loadFailed': 'Ihr Abo konnte nicht geladen werden.',
  'subscription.missing': 'Dieses Abo gibt es in Ihrem Konto nicht',
  'subscription.missingText':
    'Vielleicht ist der Link nicht vollständig, oder das Abo gehört zu einem anderen Konto. Alle Ihre Abos finden Sie in der Übersicht.',
  'subscription.toAll': 'Alle Abos ansehen',

  'subscription.debits.headline': 'Was als Nächstes abgebucht wird',
  'subscription.debits.loadFailed': 'Die nächsten Abbuchungen konnten nicht geladen werden.',
  'subscription.debits.debit': 'Abbuchung am {{on}}',
  'subscription.debits.credit': 'Gutschrift am {{on}}',
  'subscription.debits.booked': 'Dieser Betrag ist schon gebucht.',
  'subscription.debits.planned': 'Dieser Betrag ist geplant und noch nicht gebucht.',

  'subscription.actions.headline': 'Was Sie tun können',

  'subscription.facts.headline': 'Ihr Vertrag',
  'subscription.facts.validity': 'Laufzeit',
  'subscription.facts.pauses': 'Pausen',
  'subscription.facts.price': 'Preis',
  'subscription.facts.holder': 'Fährt mit dem Abo',
  'subscription.facts.subscriber': 'Hat das Abo abgeschlossen',
  'subscription.facts.medium': 'Ticket',
  'subscription.facts.contractNumber': 'Vertragsnummer',
  'subscription.facts.customerNumber': 'Kundennummer',
  'subscription.media.phone': 'auf dem Handy',
  'subscription.media.chip': 'Chipkarte, noch unterwegs',
  'subscription.media.chipNumber': 'Chipkarte {{serial}}',

  'subscription.payers.headline': 'Wer bezahlt',
  'subscription.payers.you': 'Sie',
  'subscription.payers.other': 'Jemand anderes',
  'subscription.payers.reference': 'Mandatsreferenz {{reference}}',
  'subscription.payers.change': 'Bankverbindung ändern',

  'subscription.requests.headline': 'Ihre Anträge',
  'subscription.requests.received': 'Eingegangen am {{when}}',
  'subscription.requests.until': 'Zurücknehmen können Sie das bis {{until}}.',
  'subscription.requests.takeBack': 'Zurücknehmen',
  'subscription.requests.takeBackOf': 'Zurücknehmen: {{what}}',
  'subscription.requests.takenBack': 'zurückgenommen',

  'subscription.journal.headline': 'Verlauf',
  'subscription.journal.whole': 'Alle Einzelheiten',
  'subscription.journal.loadFailed': 'Der Verlauf konnte nicht geladen werden.',
  'subscription.journal.none': 'Bisher ist nichts geschehen.',
  'subscription.journal.planned': 'Geplant',
  'subscription.journal.past': 'Gebucht und geschehen',
}

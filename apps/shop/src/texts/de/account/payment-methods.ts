/** What the customer has stored to pay with. */
export const paymentMethods = {
  'paymentMethods.headline': 'Zahlungsarten',
  'paymentMethods.lead':
    'Was Sie hier speichern, steht Ihnen an der Kasse zur Auswahl. Karten- und Kontonummern bleiben beim Zahlungsdienst.',
  'paymentMethods.none': 'Noch nichts gespeichert',
  'paymentMethods.noneText': 'Speichern Sie eine Zahlungsart, dann bezahlen Sie beim nächsten Mal mit einem Klick.',
  'paymentMethods.loadFailed': 'Ihre Zahlungsarten konnten nicht geladen werden.',
  'paymentMethods.default': 'Standard',
  'paymentMethods.makeDefault': 'Als Standard verwenden',
  'paymentMethods.makeDefaultOf': '{{name}} als Standard verwenden',
  'paymentMethods.defaultChosen': 'Diese Zahlungsart ist an der Kasse von nun an vorausgewählt.',
  'paymentMethods.renew': 'Neu eingeben',
  'paymentMethods.renewOf': '{{name}} neu eingeben, zum Beispiel weil die Karte abgelaufen ist',
  'paymentMethods.delete': 'Löschen',
  'paymentMethods.deleteOf': '{{name}} löschen',
  'paymentMethods.deleteTitle': 'Zahlungsart löschen?',
  'paymentMethods.deleteText':
    '{{name}} wird hier und beim Zahlungsdienst gelöscht. Bezahlte Bestellungen bleiben, wie sie sind.',
  'paymentMethods.deleteYes': 'Ja, löschen',
  'paymentMethods.deleted': 'Die Zahlungsart ist gelöscht.',
  'paymentMethods.add': 'Zahlungsart hinzufügen',
  'paymentMethods.addText':
    'Sie geben die Daten auf der Seite des Zahlungsdienstes ein und kommen danach hierher zurück. Es wird nichts abgebucht.',
  'paymentMethods.addOf': '{{name}} hinzufügen',
  'paymentMethods.added': 'Die Zahlungsart ist gespeichert.',
  'paymentMethods.asking': 'Wir fragen beim Zahlungsdienst nach …',
  'paymentMethods.pendingTitle': 'Ihre Angaben werden noch geprüft',
  'paymentMethods.pending':
    'Der Zahlungsdienst ist noch nicht fertig. Sie müssen nicht warten: Sobald er zustimmt, steht die Zahlungsart hier.',
  'paymentMethods.look': 'Jetzt nachsehen',
}

/** SEPA direct debit mandates. */
export const mandates = {
  'mandates.headline': 'Lastschriftmandate',
  'mandates.lead': 'Mit einem Mandat dürfen wir Beträge von Ihrem Konto einziehen. Sie können es jederzeit widerrufen.',
  'mandates.none': 'Noch kein Mandat',
  'mandates.noneText': 'Erteilen Sie ein Mandat, wenn wir Ihr Abo per Lastschrift einziehen sollen.',
  'mandates.loadFailed': 'Ihre Mandate konnten nicht geladen werden.',
  'mandates.add': 'Mandat erteilen',
  'mandates.change': 'Mandat ändern',
  'mandates.edit': 'Ändern',
  'mandates.editOf': 'Mandat {{name}} ändern',
  'mandates.revoke': 'Widerrufen',
  'mandates.revokeOf': 'Mandat {{name}} widerrufen',
  'mandates.revokeTitle': 'Mandat widerrufen?',
  'mandates.revokeText':
    'Von {{name}} ziehen wir danach nichts mehr ein. Was schon eingezogen wurde, bleibt davon unberührt.',
  'mandates.revokeYes': 'Ja, widerrufen',
  'mandates.given': 'Das Mandat ist erteilt. Die Mandatsreferenz steht unten.',
  'mandates.changed': 'Das Mandat ist geändert.',
  'mandates.revoked': 'Das Mandat ist widerrufen.',
  'mandates.iban': 'IBAN',
  'mandates.ibanHint': 'Zum Beispiel DE09 0000 0000 0000 0000 01',
  'mandates.account.hint': 'Von diesem Konto buchen wir ab.',
  'mandates.account.bank': 'Bank: {{bank}}',
  'mandates.ibanKept': 'Bleibt {{iban}}, wenn Sie nichts eingeben.',

  'mandates.bank.asking': 'Wir sehen nach, welche Bank das ist …',
  'mandates.bank.found': 'Die IBAN ist gültig. Bank und BIC haben wir eingetragen.',
  'mandates.bank.unknown':
    'Die IBAN ist gültig. Diese Bank kennen wir nicht, bitte tragen Sie Kreditinstitut und BIC selbst ein.',

  'mandates.creditInstitute': 'Kreditinstitut',
  'mandates.bic': 'BIC',
  'mandates.accountHolder': 'Kontoinhaberin oder Kontoinhaber',
  'mandates.reference': 'Mandatsreferenz',
  'mandates.consentOn': 'Erteilt am',
  'mandates.usableUntil': 'Gilt bis',
  'mandates.states.lapsed': 'Erloschen',
  'mandates.states.revoked': 'Widerrufen',
  'mandates.textTitle': 'SEPA-Lastschriftmandat',
  'mandates.creditorId': 'Gläubiger-Identifikationsnummer: {{id}}',
  'mandates.text':
    'Ich ermächtige {{company}}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von {{company}} auf mein Konto gezogenen Lastschriften einzulösen.',
  'mandates.claim':
    'Hinweis: Ich kann innerhalb von {{weeks}} Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
  'mandates.notice': 'Betrag und Tag jeder Lastschrift werden mir spätestens {{days}} Tage vorher angekündigt.',
  'mandates.creditCheck':
    'Wo wir in Vorleistung gehen, fragen wir vor der Annahme bei einer Auskunftei an, mit Name, Geburtsdatum und Anschrift. Mehr dazu steht in der Datenschutzerklärung.',
  'mandates.referenceLater': 'Die Mandatsreferenz sehen Sie, sobald das Mandat gespeichert ist.',
  'mandates.consent': 'Ich erteile dieses SEPA-Lastschriftmandat.',
  'mandates.save': 'Mandat erteilen',
  'mandates.saveChange': 'Mandat ändern',
}

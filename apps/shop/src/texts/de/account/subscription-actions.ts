/** What can be done about a subscription: named, looked at, asked for. */
export const subscriptionActions = {
  'subscriptionActions.toContract': 'Zurück zum Abo',
  'subscriptionActions.unknown': 'Das ist hier nicht möglich.',
  'subscriptionActions.loadFailed': 'Das Formular konnte nicht geladen werden.',
  'subscriptionActions.check': 'Auswirkung ansehen',
  'subscriptionActions.back': 'Angaben ändern',
  'subscriptionActions.reason': 'Grund',
  'subscriptionActions.chooseReason': 'Bitte wählen',

  'subscriptionActions.effect.headline': 'Das ändert sich',
  'subscriptionActions.effect.table': 'Abbuchungen bisher und danach',
  'subscriptionActions.effect.on': 'Tag',
  'subscriptionActions.effect.before': 'bisher',
  'subscriptionActions.effect.after': 'danach',
  'subscriptionActions.effect.none': '–',

  'subscriptionActions.cancel.headline': 'Abo kündigen',
  'subscriptionActions.cancel.lead':
    'Wählen Sie, mit welchem Tag „{{name}}“ endet. Bevor Sie kündigen, sehen Sie, was das kostet oder spart.',
  'subscriptionActions.cancel.date': 'Letzter Tag',
  'subscriptionActions.cancel.earliest': '{{day}} (nächstmöglich)',
  'subscriptionActions.cancel.notice': 'Für den {{day}} muss die Kündigung bis {{until}} bei uns sein.',
  'subscriptionActions.cancel.noDate': 'Dieses Abo kann zurzeit mit keinem Tag gekündigt werden.',
  'subscriptionActions.cancel.yes': 'Jetzt kündigen',

  'subscriptionActions.pause.headline': 'Abo pausieren',
  'subscriptionActions.pause.lead':
    'In einer Pause gilt „{{name}}“ nicht und kostet nichts. Was schon abgebucht ist, schreiben wir gut.',
  'subscriptionActions.pause.from': 'Erster Tag der Pause',
  'subscriptionActions.pause.until': 'Letzter Tag der Pause',
  'subscriptionActions.pause.days': 'Möglich vom {{first}} bis zum {{last}}.',
  'subscriptionActions.pause.wholeMonths': 'Eine Pause beginnt und endet mit einem Abrechnungsmonat.',
  'subscriptionActions.pause.length': 'Mindestens {{min}}, höchstens {{max}} Tage.',
  'subscriptionActions.pause.perYear': 'In zwölf Monaten zusammen höchstens {{days}} Tage.',
  'subscriptionActions.pause.open': 'Ich weiß noch nicht, wie lange',
  'subscriptionActions.pause.yes': 'Jetzt pausieren',

  'subscriptionActions.refund.headline': 'Erstattung beantragen',
  'subscriptionActions.refund.lead':
    'Für Tage, die bezahlt sind und an denen Sie nicht fahren konnten, zum Beispiel wegen einer Krankheit.',
  'subscriptionActions.refund.from': 'Erster Tag',
  'subscriptionActions.refund.until': 'Letzter Tag',
  'subscriptionActions.refund.proof': 'Nachweis',
  'subscriptionActions.refund.proofHint':
    'Zum Beispiel ein Attest: PDF, Bild, Word- oder Excel-Datei, höchstens {{megabytes}} MB',
  'subscriptionActions.refund.consent':
    'Ich bin einverstanden, dass mein Nachweis geprüft und nach 30 Tagen gelöscht wird.',
  'subscriptionActions.refund.yes': 'Erstattung beantragen',

  'subscriptionActions.replacement.headline': 'Ersatzkarte bestellen',
  'subscriptionActions.replacement.lead':
    'Die bisherige Karte wird sofort gesperrt, auch wenn Sie sie wiederfinden. Die neue kommt mit der Post.',
  'subscriptionActions.replacement.recipient': 'An wen soll die Karte gehen?',
  'subscriptionActions.replacement.yes': 'Ersatzkarte bestellen',

  'subscriptionActions.recipients.holder': 'fährt mit der Karte',
  'subscriptionActions.recipients.subscriber': 'hat das Abo abgeschlossen',
  'subscriptionActions.recipients.organisation': 'Schule oder Arbeitgeber',

  'subscriptionActions.recipient.headline': 'Empfänger der Karte ändern',
  'subscriptionActions.recipient.lead': 'Wer bekommt ab jetzt die Karten zu diesem Abo?',
  'subscriptionActions.recipient.label': 'Karten gehen an',
  'subscriptionActions.recipient.saved': 'Gespeichert. Die nächste Karte geht dorthin.',

  'subscriptionActions.takeBack.headline': 'Antrag zurücknehmen',
  'subscriptionActions.takeBack.yes': 'Jetzt zurücknehmen',

  'subscriptionActions.account.headline': 'Bankverbindung ändern',
  'subscriptionActions.account.lead':
    'Von welchem Konto sollen wir „{{name}}“ abbuchen? Ihr bisheriges Mandat bleibt gespeichert.',
  'subscriptionActions.account.now': 'Bisher',
  'subscriptionActions.account.reference': 'Mandatsreferenz',
  'subscriptionActions.account.iban': 'IBAN des neuen Kontos',
  'subscriptionActions.account.holder': 'Kontoinhaberin oder Kontoinhaber',
  'subscriptionActions.account.mandate': 'SEPA-Lastschriftmandat',
  'subscriptionActions.account.consent': 'Ich erteile dieses SEPA-Lastschriftmandat.',
  'subscriptionActions.account.from': 'Ab der Abbuchung am {{day}} buchen wir vom neuen Konto ab.',
  'subscriptionActions.account.none':
    'Zurzeit steht keine Abbuchung bevor. Was danach kommt, buchen wir vom neuen Konto ab.',
  'subscriptionActions.account.before': 'Bisheriges Konto',
  'subscriptionActions.account.after': 'Neues Konto',
  'subscriptionActions.account.alsoFor': 'Das neue Konto gilt auch für: {{contracts}}.',
  'subscriptionActions.account.yes': 'Konto jetzt ändern',
  'subscriptionActions.account.saved': 'Ihr neues Konto ist gespeichert. Eine Bestätigung kommt per E-Mail.',

  'subscriptionActions.certificate.headline': 'Fahrtkostenbescheinigung',
  'subscriptionActions.certificate.lead':
    'Was Ihr Abo in einem Zeitraum gekostet hat, als PDF für Arbeitgeber oder Finanzamt.',
  'subscriptionActions.certificate.from': 'Von',
  'subscriptionActions.certificate.to': 'Bis',
  'subscriptionActions.certificate.load': 'PDF laden',
  'subscriptionActions.certificate.saved': 'Die Bescheinigung ist in Ihren Downloads.',

  'subscriptionActions.proof.headline': 'Nachweis hochladen',
  'subscriptionActions.proof.file': 'Datei',
  'subscriptionActions.proof.hint': 'PDF, Bild, Word- oder Excel-Datei, höchstens {{megabytes}} MB',
  'subscriptionActions.proof.needed': 'Bitte wählen Sie eine Datei aus.',
  'subscriptionActions.proof.given': 'Danke, Ihr Nachweis ist da. Wir prüfen ihn und melden uns per E-Mail.',
  'subscriptionActions.proof.from': 'Gilt ab',
  'subscriptionActions.proof.until': 'Gilt bis',
  'subscriptionActions.proof.send': 'Nachweis senden',
  'subscriptionActions.proof.none': 'Hier fehlt kein Nachweis mehr.',

  'subscriptionActions.receipt.fileName': 'Abo-{{number}}.txt',
  'subscriptionActions.receipt.done': 'Das gilt. Sie finden es auch im Verlauf Ihres Abos.',
  'subscriptionActions.receipt.waiting':
    'Wir prüfen Ihren Antrag und melden uns per E-Mail. Den Stand finden Sie bei Ihrem Abo.',
  'subscriptionActions.receipt.contract': 'Abo',
  'subscriptionActions.receipt.what': 'Antrag',
  'subscriptionActions.receipt.effective': 'Gilt ab',
  'subscriptionActions.receipt.effect': 'Auswirkung',
  'subscriptionActions.receipt.state': 'Stand',
  'subscriptionActions.receipt.takeBackUntil': 'Zurücknehmen bis',
  'subscriptionActions.receipt.kinds.cancel': 'Ihre Kündigung ist eingegangen',
  'subscriptionActions.receipt.kinds.pause': 'Ihre Pause ist eingetragen',
  'subscriptionActions.receipt.kinds.refund': 'Ihr Antrag auf Erstattung ist eingegangen',
  'subscriptionActions.receipt.kinds.replacement': 'Ihre Ersatzkarte ist bestellt',
  'subscriptionActions.receipt.kinds.takeBack': 'Ihr Antrag ist zurückgenommen',
}

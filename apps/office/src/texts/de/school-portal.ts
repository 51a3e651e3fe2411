/** Settings and help of the portal of schools and cost units. */
export const schoolPortal = {
  'school.greeting': 'Guten Tag, {{name}}.',
  'school.rowsPerPage': 'Zeilen je Seite',
  'school.columns': 'Spalten',
  'school.all': 'Alle',
  'school.settings.lead':
    'So zeigt Ihnen das Portal seine Seiten. Die Einstellungen gelten für Ihr Konto, auf jedem Gerät.',
  'school.settings.lists': 'Listen',
  'school.settings.look': 'Aussehen',
  'school.settings.tutorials': 'Erklärungen über den Seiten zeigen',
  'school.settings.darkMode': 'Dunkle Ansicht',
  'school.settings.greeting': 'Mit einer Begrüßung beginnen',
  'school.settings.usual': 'Übliche Einstellungen wiederherstellen',
  'school.settings.restored': 'Die üblichen Einstellungen gelten wieder.',
  'school.help.lead': 'Wofür jede Ihrer Seiten da ist, und kurze Antworten auf die häufigsten Fragen.',
  'school.help.entries.organisations':
    'Alle Schulen, um die Sie sich kümmern, mit ihren Zahlen und dem, was auf Sie wartet.',
  'school.help.entries.organisation': 'Wer an der Schule ist, mit Ticket, Karte und Nachweisen.',
  'school.help.entries.confirm': 'Anträge, deren Angaben Sie bestätigen.',
  'school.help.entries.decide': 'Anträge, über deren Kosten Sie entscheiden.',
  'school.help.entries.schoolDecisions': 'Bescheide über Wege, Briefe für die Post und Widersprüche.',
  'school.help.entries.contactPersons': 'Wer sich im Portal um Ihre Einrichtungen kümmert.',
  'school.help.entries.contactPersonsOfSchool': 'Wer sich um die gewählte Einrichtung kümmert.',
  'school.help.entries.contactPersonsOfPayer': 'Wen Sie fragen, wenn es um Kosten geht.',
  'school.help.entries.documentOverview': 'Bescheide, Briefe und Dateien Ihrer Einrichtungen.',
  'school.help.entries.documentUpload': 'Dateien Ihrer Einrichtung ablegen.',
  'school.help.entries.changeRequests':
    'Um etwas bitten, zum Beispiel um eine Pause, eine Kündigung oder eine Ersatzkarte, und sehen, was daraus geworden ist.',
  'school.help.entries.financialReport': 'Was gefordert und gutgeschrieben wurde, und was noch zu erwarten ist.',
  'school.help.entries.schoolInvoices': 'Rechnungen, die Sie bekommen haben, und wie sie bezahlt sind.',
  'school.help.entries.schoolJournal': 'Wer bei Ihren Einrichtungen was getan hat.',
  'school.help.entries.portalSettings':
    'Wie viele Zeilen eine Liste hat, helle oder dunkle Ansicht, und ob die Erklärungen auch über den Seiten stehen.',
  'school.help.questions.organisations.question': 'Wo sehe ich, was zu tun ist?',
  'school.help.questions.organisations.answer':
    'Unter „Schulen“ steht bei jeder Schule, wie viele Anträge auf Sie warten. Ein Klick auf den Namen zeigt die Schule mit ihren Schülerinnen und Schülern.',
  'school.help.questions.approve.question': 'Was bestätige ich mit „Annehmen“?',
  'school.help.questions.approve.answer':
    'Die Schule bestätigt, dass die Angaben stimmen: Schule, Klasse und Name. Der Kostenträger bestätigt danach, dass er die Kosten übernimmt. Erst dann wird das Ticket ausgegeben.',
  'school.help.questions.keys.question': 'Wie entscheide ich viele Anträge schnell?',
  'school.help.questions.keys.answer':
    'Unter „Anträge entscheiden“ mit der Tastatur: A nimmt den hervorgehobenen Antrag an, D lehnt ihn ab, N geht zum nächsten. Oder Sie wählen mehrere aus und nehmen sie zusammen an.',
  'school.help.questions.leaver.question': 'Eine Schülerin verlässt die Schule. Was ist zu tun?',
  'school.help.questions.leaver.answer':
    'Die Schülerin in der Liste öffnen und „Verlässt die Schule“ wählen: Sie sehen vorher, wann das Ticket endet. Wechselt sie nur Klasse oder Schule, legen Sie unter „Änderungswünsche“ eine „Änderung“ an.',
  'school.help.questions.card.question': 'Eine Karte ist verloren. Was ist zu tun?',
  'school.help.questions.card.answer':
    'Unter „Änderungswünsche“ den Wunsch „Ersatzkarte“ anlegen. Die alte Karte wird gesperrt, die neue kommt mit der Post.',
  'school.help.questions.colleague.question': 'Wie bekommt eine Kollegin Zugang?',
  'school.help.questions.colleague.answer':
    'Unter „Ansprechpersonen“ einladen und auswählen, welche Seiten sie sehen soll. Sie bekommt eine E-Mail und wählt selbst ein Passwort. Geht jemand, beenden Sie dort den Zugang.',
  'school.help.contact': 'Frage nicht dabei? Schreiben Sie uns.',
}

/** What the portal says to companies, in place of what it says to schools. */
export const companyWords = {
  'frame.titles.organisations': 'Firmen',
  'frame.titles.organisation': 'Beschäftigte',
  'frame.titles.contactPersonsOfSchool': 'Ansprechpersonen der Firma',
  'school.noAccess.nobody': 'Dieser Bereich ist für Firmen. Mit diesem Konto können Sie ihn nicht benutzen.',
  'school.help.questions.organisations.answer':
    'Unter „Firmen“ steht bei jeder Firma und Abteilung, wie viele Anträge auf Sie warten. Ein Klick auf den Namen zeigt sie mit ihren Beschäftigten.',
  'school.help.questions.approve.answer':
    'Sie bestätigen, dass die Person bei Ihnen arbeitet und dass Ihre Firma ihren Anteil übernimmt. Danach wird das Ticket ausgegeben.',
  'school.help.questions.leaver.question': 'Eine Mitarbeiterin verlässt die Firma. Was ist zu tun?',
  'school.help.questions.leaver.answer':
    'Unter „Änderungswünsche“ einen Wunsch anlegen: „Änderung“ für einen Wechsel der Abteilung, „Kündigung“, wenn das Ticket endet.',
  'school.organisations.search': 'Firma oder Abteilung suchen',
  'school.organisations.tutorial':
    'Hier stehen alle Firmen und Abteilungen, um die Sie sich kümmern. Die Zahl unter „Wartet auf Sie“ führt zu den Anträgen, der Name zu den Beschäftigten.',
  'school.organisations.students': 'Beschäftigte',
  'school.organisations.confirms': 'bestätigt die Abteilung',
  'school.organisations.none': 'Keine Firma gefunden',
  'school.figures.students': 'Beschäftigte heute',
  'school.figures.year': 'Kosten in diesem Jahr (ab August)',
  'school.control.label': 'Die Abteilung bestätigt die Angaben, bevor die Firma entscheidet',
  'school.control.on':
    'Ab jetzt bestätigt die Abteilung die Angaben zuerst. Laufende Anträge gehen ihren bisherigen Weg.',
  'school.control.off': 'Ab jetzt entscheidet die Firma gleich. Laufende Anträge gehen ihren bisherigen Weg.',
  'school.pupils.title': 'Beschäftigte',
  'school.pupils.tutorial':
    'Ein Klick auf den Namen zeigt alles über eine Person. Unter „Spalten“ wählen Sie, was die Liste zeigt.',
  'school.pupils.filter': 'Beschäftigte eingrenzen',
  'school.pupils.filters.leavesSoon': 'verlässt bald die Firma',
  'school.pupils.grade': 'Gruppe',
  'school.pupils.class': 'Abteilung',
  'school.pupils.there': 'Bei der Firma',
  'school.pupils.noneText': 'Hier stehen die Beschäftigten. Vielleicht grenzen die Filter zu weit ein.',
  'school.pupils.organisation': 'Firma',
  'school.pupils.one': 'Mitarbeiterin oder Mitarbeiter',
  'school.pupils.parts.memberships': 'Firmen und Abteilungen',
  'school.contacts.lead': 'Wer sich im Portal um Ihre Beschäftigten kümmert.',
  'school.contacts.organisation': 'Firma',
  'school.contacts.functionHint': 'Zum Beispiel „Personalabteilung“.',
  'school.nodes.SchoolOverview': 'Firmen und Abteilungen mit ihren Zahlen sehen',
  'school.nodes.Student': 'Eine Person ganz sehen',
  'school.nodes.StudentOverview': 'Beschäftigte auflisten',
  'school.nodes.ContactPersonSchool': 'Ansprechpersonen der Firma sehen',
}

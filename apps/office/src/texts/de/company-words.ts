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
}

/** What the screens of the portal are called, in the menu and in the tab, and what is said to whoever is not let in. */
export const portalScreens = {
  'frame.titles.organisations': 'Schulen',
  'frame.titles.organisation': 'Schülerinnen und Schüler',
  'frame.titles.approveDecline': 'Anträge entscheiden',
  'frame.titles.contactPersons': 'Ansprechpersonen',
  'frame.titles.contactPersonsOfSchool': 'Ansprechpersonen der Schule',
  'frame.titles.contactPersonsOfPayer': 'Ansprechpersonen des Kostenträgers',
  'frame.titles.documentOverview': 'Dokumente',
  'frame.titles.documentUpload': 'Dokument hochladen',
  'frame.titles.studentImport': 'Liste einlesen',
  'frame.titles.changeRequests': 'Änderungswünsche',
  'frame.titles.schoolDecisions': 'Bescheide und Widersprüche',
  'frame.titles.schoolYears': 'Schuljahreswechsel',
  'frame.titles.financialReport': 'Finanzbericht',
  'frame.titles.portalSettings': 'Ansicht',
  'frame.titles.portalHelp': 'Hilfe',
  'frame.titles.schoolJournal': 'Protokoll',
  'school.menu.account': 'Mein Konto',
  'school.noAccess.entry':
    'Diese Seite ist für Ihr Konto nicht freigegeben. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
  'school.noAccess.nobody':
    'Dieser Bereich ist für Schulen und Kostenträger. Mit diesem Konto können Sie ihn nicht benutzen.',
  'school.noAccess.account': 'Zu meinem Konto',
  'school.noOrganisation.headline': 'Diese Einrichtung gibt es nicht',
  'school.noOrganisation.text':
    'Vielleicht ist die Adresse unvollständig, oder Sie haben zu dieser Einrichtung keinen Zugang.',
  'school.settings.notKept':
    'Ihre Einstellung gilt nur bis zum Neuladen der Seite: Sie konnte nicht gespeichert werden. Bitte wählen Sie sie noch einmal.',
}

import type { portalScreens as german } from '../de/portal-screens.ts'

export const portalScreens: Record<keyof typeof german, string> = {
  'frame.titles.organisations': 'Schools',
  'frame.titles.organisation': 'Pupils',
  'frame.titles.approveDecline': 'Decide applications',
  'frame.titles.contactPersons': 'Contact persons',
  'frame.titles.contactPersonsOfSchool': 'Contact persons of the school',
  'frame.titles.contactPersonsOfPayer': 'Contact persons of the cost unit',
  'frame.titles.documentOverview': 'Documents',
  'frame.titles.documentUpload': 'Upload a document',
  'frame.titles.studentImport': 'Take in a list',
  'frame.titles.changeRequests': 'Change requests',
  'frame.titles.schoolDecisions': 'Decisions and objections',
  'frame.titles.schoolYears': 'School years',
  'frame.titles.financialReport': 'Financial report',
  'frame.titles.portalSettings': 'View',
  'frame.titles.portalHelp': 'Help',
  'frame.titles.schoolJournal': 'Journal',
  'school.menu.account': 'My account',
  'school.noAccess.entry': 'This page is not open to your account. Please ask the person who invited you.',
  'school.noAccess.nobody': 'This area is for schools and cost units. You cannot use it with this account.',
  'school.noAccess.account': 'To my account',
  'school.noOrganisation.headline': 'There is no such organisation',
  'school.noOrganisation.text': 'The address may be incomplete, or you may have no access to this organisation.',
  'school.settings.notKept':
    'Your setting holds until the page is loaded anew: it could not be stored. Please choose it again.',
}

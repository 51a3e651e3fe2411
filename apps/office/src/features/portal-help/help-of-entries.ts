import type { TextKey } from '../../texts/texts.ts'

/** What a screen of the menu is told of: what it is for, how it is used, and what people ask about it. */
interface EntryHelp {
  /** By who reads it: a school confirms what who pays decides on. */
  purpose: { school: TextKey; payer: TextKey }
  /** What stands above that screen for those who have it shown. */
  tutorial?: TextKey
  questions?: readonly ('organisations' | 'approve' | 'keys' | 'leaver' | 'card' | 'colleague')[]
}

const forAll = (text: TextKey): EntryHelp['purpose'] => ({ school: text, payer: text })

/** Of each entry of the menu but the help itself. */
export const HELP_OF_ENTRIES: Readonly<Record<string, EntryHelp>> = {
  organisations: {
    purpose: forAll('school.help.entries.organisations'),
    tutorial: 'school.organisations.tutorial',
    questions: ['organisations'],
  },
  organisation: {
    purpose: forAll('school.help.entries.organisation'),
    tutorial: 'school.pupils.tutorial',
    questions: ['leaver'],
  },
  approveDecline: {
    purpose: { school: 'school.help.entries.confirm', payer: 'school.help.entries.decide' },
    tutorial: 'school.decide.tutorial',
    questions: ['approve', 'keys'],
  },
  schoolDecisions: {
    purpose: forAll('school.help.entries.schoolDecisions'),
    tutorial: 'school.decisionList.tutorial',
  },
  contactPersons: {
    purpose: forAll('school.help.entries.contactPersons'),
    tutorial: 'school.contacts.tutorial',
    questions: ['colleague'],
  },
  contactPersonsOfSchool: { purpose: forAll('school.help.entries.contactPersonsOfSchool') },
  contactPersonsOfPayer: { purpose: forAll('school.help.entries.contactPersonsOfPayer') },
  documentOverview: {
    purpose: forAll('school.help.entries.documentOverview'),
    tutorial: 'school.documents.tutorial',
  },
  documentUpload: {
    purpose: forAll('school.help.entries.documentUpload'),
    tutorial: 'school.documents.uploadTutorial',
  },
  changeRequests: {
    purpose: forAll('school.help.entries.changeRequests'),
    tutorial: 'school.requests.tutorial',
    questions: ['card'],
  },
  schoolYears: {
    purpose: { school: 'school.years.help.school', payer: 'school.years.help.payer' },
    tutorial: 'school.years.tutorial',
  },
  financialReport: { purpose: forAll('school.help.entries.financialReport'), tutorial: 'school.report.tutorial' },
  schoolInvoices: { purpose: forAll('school.help.entries.schoolInvoices'), tutorial: 'payerInvoices.tutorial' },
  schoolJournal: { purpose: forAll('school.help.entries.schoolJournal'), tutorial: 'school.journal.tutorial' },
  portalSettings: { purpose: forAll('school.help.entries.portalSettings') },
}

import type { schoolPortal as model } from '../de/school-portal.ts'

/** Settings and help of the portal of schools and cost units. */
export const schoolPortal: Record<keyof typeof model, string> = {
  'school.greeting': 'Hello {{name}}.',
  'school.rowsPerPage': 'Rows per page',
  'school.columns': 'Columns',
  'school.all': 'All',
  'school.settings.lead':
    'This is how the portal shows you its pages. The settings hold for your account, on every device.',
  'school.settings.lists': 'Lists',
  'school.settings.look': 'Look',
  'school.settings.tutorials': 'Show explanations above the pages',
  'school.settings.darkMode': 'Dark view',
  'school.settings.greeting': 'Begin with a greeting',
  'school.settings.usual': 'Restore the usual settings',
  'school.settings.restored': 'The usual settings hold again.',
  'school.help.lead': 'What each of your pages is for, and short answers to the most frequent questions.',
  'school.help.entries.organisations': 'All schools you look after, with their figures and what waits for you.',
  'school.help.entries.organisation': 'Who is at the school, with ticket, card and proofs.',
  'school.help.entries.confirm': 'Applications whose details you confirm.',
  'school.help.entries.decide': 'Applications whose costs you decide on.',
  'school.help.entries.schoolDecisions': 'Decisions on ways, letters for the post, and objections.',
  'school.help.entries.contactPersons': 'Who looks after your organisations in the portal.',
  'school.help.entries.contactPersonsOfSchool': 'Who looks after the chosen organisation.',
  'school.help.entries.contactPersonsOfPayer': 'Whom to ask about costs.',
  'school.help.entries.documentOverview': 'Decisions, letters and files of your organisations.',
  'school.help.entries.documentUpload': 'Put files of your organisation here.',
  'school.help.entries.changeRequests':
    'Ask for something, as a pause, an end or another card, and see what became of it.',
  'school.help.entries.financialReport': 'What was claimed and credited, and what is still to be expected.',
  'school.help.entries.schoolInvoices': 'Invoices that you got, and how they are paid.',
  'school.help.entries.schoolJournal': 'Who did what at your organisations.',
  'school.help.entries.portalSettings':
    'How many rows a list has, light or dark, and whether explanations stand above the pages as well.',
  'school.help.questions.organisations.question': 'Where do I see what is to be done?',
  'school.help.questions.organisations.answer':
    '“Schools” says for each school how many applications are waiting for you. A click on its name shows the school with its pupils.',
  'school.help.questions.approve.question': 'What do I confirm with “Accept”?',
  'school.help.questions.approve.answer':
    'The school confirms that the facts are right: school, class and name. The cost unit then confirms that it bears the costs. Only then is the ticket issued.',
  'school.help.questions.keys.question': 'How do I decide many applications quickly?',
  'school.help.questions.keys.answer':
    'At “Decide applications” by keyboard: A accepts the highlighted application, D declines it, N goes to the next one. Or you select several and accept them together.',
  'school.help.questions.leaver.question': 'A pupil leaves the school. What is to be done?',
  'school.help.questions.leaver.answer':
    'Open the pupil in the list and choose “Leaves the school”: you see before when the ticket ends. For another class or school, make a “Change” at “Change requests”.',
  'school.help.questions.card.question': 'A card is lost. What is to be done?',
  'school.help.questions.card.answer':
    'Create the request “Replacement card” at “Change requests”. The old card is blocked, the new one comes by post.',
  'school.help.questions.colleague.question': 'How does a colleague get access?',
  'school.help.questions.colleague.answer':
    'Invite them at “Contact persons” and choose which pages they are to see. They get an email and choose a password themselves. When somebody leaves, end their access there.',
  'school.help.contact': 'Your question is not here? Write to us.',
}

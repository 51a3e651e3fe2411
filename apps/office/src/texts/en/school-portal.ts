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
  'school.help.lead': 'Short answers to the most frequent questions.',
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
    'Create a request at “Change requests”: “Change” for another class or school, “Cancellation” when the ticket ends.',
  'school.help.questions.card.question': 'A card is lost. What is to be done?',
  'school.help.questions.card.answer':
    'Create the request “Replacement card” at “Change requests”. The old card is blocked, the new one comes by post.',
  'school.help.questions.colleague.question': 'How does a colleague get access?',
  'school.help.questions.colleague.answer':
    'Invite them at “Contact persons” and choose which pages they are to see. They get an email and choose a password themselves. When somebody leaves, end their access there.',
  'school.help.contact': 'Your question is not here? Write to us.',
}

import type { companyWords as model } from '../de/company-words.ts'

/** What the portal says to companies, in place of what it says to schools. */
export const companyWords: Record<keyof typeof model, string> = {
  'frame.titles.organisations': 'Companies',
  'frame.titles.organisation': 'Employees',
  'frame.titles.contactPersonsOfSchool': 'Contact persons of the company',
  'school.noAccess.nobody': 'This area is for companies. You cannot use it with this account.',
  'school.help.questions.organisations.answer':
    '“Companies” says for each company and department how many applications are waiting for you. A click on its name shows it with its employees.',
  'school.help.questions.approve.answer':
    'You confirm that the person works for you and that your company bears its share. Then the ticket is issued.',
  'school.help.questions.leaver.question': 'An employee leaves the company. What is to be done?',
  'school.help.questions.leaver.answer':
    'Create a request at “Change requests”: “Change” for another department, “Cancellation” when the ticket ends.',
}

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
  'school.organisations.search': 'Search for a company or department',
  'school.organisations.tutorial':
    'These are all the companies and departments you look after. The number below “Waiting for you” leads to the applications, the name to the employees.',
  'school.organisations.students': 'Employees',
  'school.organisations.confirms': 'confirmed by the department',
  'school.organisations.none': 'No company found',
  'school.figures.students': 'Employees today',
  'school.figures.year': 'Costs of this year (from August)',
  'school.control.label': 'The department confirms the facts before the company decides',
  'school.control.on': 'From now on the department confirms the facts first. Applications under way keep their course.',
  'school.control.off': 'From now on the company decides at once. Applications under way keep their course.',
  'school.pupils.title': 'Employees',
  'school.pupils.tutorial':
    'A click on the name shows everything about a person. “Columns” lets you choose what the list shows.',
  'school.pupils.filter': 'Narrow down the employees',
  'school.pupils.filters.leavesSoon': 'leaves the company soon',
  'school.pupils.grade': 'Group',
  'school.pupils.class': 'Department',
  'school.pupils.there': 'At the company',
  'school.pupils.noneText': 'The employees stand here. Perhaps the filters narrow it down too far.',
  'school.pupils.organisation': 'Company',
  'school.pupils.one': 'Employee',
  'school.pupils.parts.memberships': 'Companies and departments',
  'school.contacts.lead': 'Who looks after your employees in the portal.',
  'school.contacts.organisation': 'Company',
  'school.contacts.functionHint': 'For example “human resources”.',
  'school.nodes.SchoolOverview': 'See companies and departments with their figures',
  'school.nodes.Student': 'See a person in full',
  'school.nodes.StudentOverview': 'List employees',
  'school.nodes.ContactPersonSchool': 'See the contact persons of the company',
  'school.documents.lead': 'The contact persons of the company and of the department see the document.',
  'school.documents.organisation': 'Company or department',
  'school.report.schoolYear': 'August {{from}} to July {{to}}',
  'school.report.payer': 'Company',
  'school.report.bySchool': 'By department and ticket',
}

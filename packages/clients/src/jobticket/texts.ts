import type { ClientTexts } from '../schema/client.ts'

/** The job-ticket variant says company where others say school, and employee where they say student (Spec 1 §1). */
export const texts: ClientTexts = {
  headline: { de: 'Das Ticket Ihrer Firma', en: 'Your company’s ticket' },
  lead: {
    de: 'Jobtickets für Beschäftigte bestellen und verwalten, dazu jede Fahrt zwischendurch.',
    en: 'Order and manage job tickets for employees, and every trip in between.',
  },
  translations: {
    de: {
      'words.organisation': 'Firma',
      'words.organisations': 'Firmen',
      'words.member': 'Mitarbeiterin oder Mitarbeiter',
      'words.members': 'Beschäftigte',
    },
    en: {
      'words.organisation': 'Company',
      'words.organisations': 'Companies',
      'words.member': 'Employee',
      'words.members': 'Employees',
    },
  },
}

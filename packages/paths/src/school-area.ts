/** Where people of schools and cost units begin. */
export const PORTAL_START = '/organisations/'

/**
 * The first words of their addresses, the same in both languages (Spec 3 §2.2): all that a passenger's script knows
 * of them, so that it hands over to the office.
 */
const WORDS: ReadonlySet<string> = new Set([
  'customerorg',
  'organisations',
  'customerorgapprovedecline',
  'contactpersonschool',
  'contactpersonpayer',
  'contactperson',
  'documentoverview',
  'documentupload',
  'ticketshandle',
  'studentimport',
  'schoolyears',
  'schooldecisions',
  'schoolinvoices',
  'schooljournal',
  'financialreport',
  'settings',
  'help',
])

export const isPortalPath = (pathname: string): boolean => WORDS.has(pathname.split('/')[1]?.toLowerCase() ?? '')

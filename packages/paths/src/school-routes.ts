import type { Route } from './route.ts'
import { PORTAL_START } from './school-area.ts'

/** What every screen of the portal has in common. */
const PORTAL = { area: 'school', access: 'portal' } as const

/** One address for both languages. */
const at = <Path extends string>(path: Path) => ({ de: path, en: path }) as const

/**
 * The screens of schools and cost units (Spec 3 §2.2). The office alone has them: no passenger's script knows more
 * than their first words, and their titles are among the office's texts.
 */
export const schoolRoutes = {
  organisations: { ...PORTAL, ...at(PORTAL_START), title: 'organisations', nodes: ['SchoolOverview'] },
  organisation: {
    ...PORTAL,
    ...at('/customerorg/:id'),
    title: 'organisation',
    nodes: ['SchoolOverview', 'StudentOverview'],
  },
  approveDecline: {
    ...PORTAL,
    ...at('/customerOrgApproveDecline/:id'),
    title: 'approveDecline',
    nodes: ['AcceptDecline'],
  },
  contactPersons: { ...PORTAL, ...at('/contactperson'), title: 'contactPersons', nodes: ['ContactPerson'] },
  contactPersonsOfSchool: {
    ...PORTAL,
    ...at('/contactPersonSchool/:id'),
    title: 'contactPersonsOfSchool',
    nodes: ['ContactPersonSchool'],
  },
  contactPersonsOfPayer: {
    ...PORTAL,
    ...at('/contactPersonPayer/:id'),
    title: 'contactPersonsOfPayer',
    nodes: ['ContactPersonCostUnit'],
  },
  documentOverview: { ...PORTAL, ...at('/documentOverview'), title: 'documentOverview', nodes: ['DocumentOverview'] },
  documentUpload: { ...PORTAL, ...at('/documentUpload'), title: 'documentUpload', nodes: ['DocumentUpload'] },
  changeRequests: { ...PORTAL, ...at('/ticketshandle/:id'), title: 'changeRequests', nodes: ['ChangeRequest'] },
  studentImport: { ...PORTAL, ...at('/studentImport/:id'), title: 'studentImport', nodes: ['ChangeRequest'] },
  schoolDecisions: { ...PORTAL, ...at('/schoolDecisions'), title: 'schoolDecisions', nodes: ['AcceptDecline'] },
  schoolYears: { ...PORTAL, ...at('/schoolYears'), title: 'schoolYears', nodes: ['AcceptDecline'] },
  financialReport: { ...PORTAL, ...at('/financialReport'), title: 'financialReport', nodes: ['FinancialReport'] },
  schoolInvoices: { ...PORTAL, ...at('/schoolInvoices'), title: 'schoolInvoices', nodes: ['FinancialReport'] },
  schoolJournal: { ...PORTAL, ...at('/schoolJournal'), title: 'schoolJournal', nodes: ['SchoolOverview'] },
  portalSettings: { ...PORTAL, ...at('/settings'), title: 'portalSettings', nodes: ['Settings'] },
  portalHelp: { ...PORTAL, ...at('/help'), title: 'portalHelp', nodes: ['Help'] },
} as const satisfies Record<string, Route>

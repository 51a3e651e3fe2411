import { changeRequestRoutes } from './change-request/index.ts'
import { contactPersonRoutes } from './contact-person/index.ts'
import { decisionRoutes } from './decision/index.ts'
import { entitlementRoutes } from './entitlement/index.ts'
import { familyRoutes } from './family/index.ts'
import { financialReportRoutes } from './financial-report/index.ts'
import { jobTicketRoutes } from './job-ticket/index.ts'
import { journalRoutes } from './journal/index.ts'
import { organisationRoutes } from './organisation/index.ts'
import { organisationFileRoutes } from './organisation-file/index.ts'
import { payerInvoiceRoutes } from './payer-invoice/index.ts'
import { rollOverRoutes } from './roll-over/index.ts'
import { schoolContractRoutes } from './school-contract/index.ts'
import { settingsRoutes } from './settings/index.ts'
import { studentRoutes } from './student/index.ts'
import { studentListRoutes } from './student-list/index.ts'

export const schoolRoutes = [
  ...organisationRoutes,
  ...studentRoutes,
  ...schoolContractRoutes,
  ...changeRequestRoutes,
  ...contactPersonRoutes,
  ...organisationFileRoutes,
  ...financialReportRoutes,
  ...payerInvoiceRoutes,
  ...entitlementRoutes,
  ...decisionRoutes,
  ...studentListRoutes,
  ...rollOverRoutes,
  ...jobTicketRoutes,
  ...familyRoutes,
  ...settingsRoutes,
  ...journalRoutes,
]

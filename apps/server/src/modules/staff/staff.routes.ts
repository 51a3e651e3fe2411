import { apiKeyRoutes } from './api-key/index.ts'
import { approvalRoutes } from './approval/index.ts'
import { arrangementRoutes } from './arrangement/index.ts'
import { attachmentRoutes } from './attachment/index.ts'
import { auditRoutes } from './audit/index.ts'
import { baseDataRoutes } from './base-data/index.ts'
import { catalogueRoutes } from './catalogue/index.ts'
import { configurationRoutes } from './configuration/index.ts'
import { dashboardRoutes } from './dashboard/index.ts'
import { doctorRoutes } from './doctor/index.ts'
import { dynamicPageRoutes } from './dynamic-page/index.ts'
import { languageGapRoutes } from './language-gap/index.ts'
import { listExportRoutes, listScheduleRoutes } from './list-export/index.ts'
import { savedViewRoutes } from './saved-view/index.ts'
import { secondFactorRoutes } from './second-factor/index.ts'
import { secretRoutes } from './secret/index.ts'
import { shopPreviewRoutes } from './shop-preview/index.ts'
import { sqlStatementRoutes } from './sql-statement/index.ts'
import { staffBankRoutes } from './staff-bank/index.ts'
import { staffBillingRoutes } from './staff-billing/index.ts'
import { staffCampaignRoutes } from './staff-campaign/index.ts'
import { staffContractRoutes } from './staff-contract/index.ts'
import { staffDeclarationRoutes } from './staff-declaration/index.ts'
import { staffDocumentRoutes } from './staff-document/index.ts'
import { staffEnforcementRoutes } from './staff-enforcement/index.ts'
import { staffEntitlementRoutes } from './staff-entitlement/index.ts'
import { staffEventRoutes } from './staff-event/index.ts'
import { staffFrameworkRoutes } from './staff-framework/index.ts'
import { staffFraudRoutes } from './staff-fraud/index.ts'
import { staffFulfilmentRoutes } from './staff-fulfilment/index.ts'
import { staffInvoiceRoutes } from './staff-invoice/index.ts'
import { staffMailRoutes } from './staff-mail/index.ts'
import { staffMessageRoutes } from './staff-message/index.ts'
import { staffOfferRoutes } from './staff-offer/index.ts'
import { staffOrderRoutes } from './staff-order/index.ts'
import { staffOrganisationRoutes } from './staff-organisation/index.ts'
import { staffRightsRoutes } from './staff-rights/index.ts'
import { staffSubmissionRoutes } from './staff-submission/index.ts'
import { tariffVersionRoutes } from './staff-tariff-version/index.ts'
import { staffUserRoutes } from './staff-user/index.ts'
import { staffWebhookRoutes } from './staff-webhook/index.ts'
import { stepUpRoutes } from './step-up/index.ts'
import { takeOverRoutes } from './take-over/index.ts'

const routes = [
  ...apiKeyRoutes,
  ...arrangementRoutes,
  ...attachmentRoutes,
  ...auditRoutes,
  ...baseDataRoutes,
  ...catalogueRoutes,
  ...configurationRoutes,
  ...dashboardRoutes,
  ...dynamicPageRoutes,
  ...languageGapRoutes,
  ...listExportRoutes,
  ...listScheduleRoutes,
  ...savedViewRoutes,
  ...secretRoutes,
  ...shopPreviewRoutes,
  ...sqlStatementRoutes,
  ...secondFactorRoutes,
  ...staffBankRoutes,
  ...staffBillingRoutes,
  ...staffCampaignRoutes,
  ...staffInvoiceRoutes,
  ...staffContractRoutes,
  ...staffDeclarationRoutes,
  ...staffDocumentRoutes,
  ...staffEntitlementRoutes,
  ...staffFrameworkRoutes,
  ...staffEnforcementRoutes,
  ...staffEventRoutes,
  ...staffFraudRoutes,
  ...staffFulfilmentRoutes,
  ...staffMessageRoutes,
  ...staffOfferRoutes,
  ...staffOrderRoutes,
  ...staffOrganisationRoutes,
  ...staffRightsRoutes,
  ...tariffVersionRoutes,
  ...doctorRoutes,
  ...staffMailRoutes,
  ...staffSubmissionRoutes,
  ...staffUserRoutes,
  ...staffWebhookRoutes,
  ...stepUpRoutes,
  ...takeOverRoutes,
]

export const staffRoutes = [...routes, ...approvalRoutes(routes)]

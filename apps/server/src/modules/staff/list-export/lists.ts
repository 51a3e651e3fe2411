import type { ExportedList } from '@billett/domain'
import { apiKeyList } from '../api-key/index.ts'
import { approvalList } from '../approval/index.ts'
import { attachmentList } from '../attachment/index.ts'
import { auditList } from '../audit/index.ts'
import { baseDataList } from '../base-data/index.ts'
import { pageList } from '../dynamic-page/index.ts'
import type { DeclaredList } from '../listing/index.ts'
import { statementList } from '../sql-statement/index.ts'
import { bankList, dunningList } from '../staff-bank/index.ts'
import { payoutList, runList } from '../staff-billing/index.ts'
import { campaignList } from '../staff-campaign/index.ts'
import { contractList } from '../staff-contract/index.ts'
import { enforcementList } from '../staff-enforcement/index.ts'
import { eventList } from '../staff-event/index.ts'
import { fraudList } from '../staff-fraud/index.ts'
import { invoiceList } from '../staff-invoice/index.ts'
import { mailList } from '../staff-mail/index.ts'
import { messageList } from '../staff-message/index.ts'
import { offerList } from '../staff-offer/index.ts'
import { orderList } from '../staff-order/index.ts'
import { organisationList } from '../staff-organisation/index.ts'
import { submissionList } from '../staff-submission/index.ts'
import { userList } from '../staff-user/index.ts'
import { webhookList } from '../staff-webhook/index.ts'

/** Every list that is handed over, by the screen it is on. */
export const LISTS: Readonly<Record<ExportedList, DeclaredList>> = {
  adminOrders: orderList,
  adminContracts: contractList,
  adminUsers: userList,
  adminEvents: eventList,
  adminAudit: auditList,
  adminSubmissions: submissionList,
  adminMails: mailList,
  adminApprovals: approvalList,
  adminApiKeys: apiKeyList,
  adminWebhooks: webhookList,
  adminMessages: messageList,
  adminOffers: offerList,
  adminOrganisations: organisationList,
  adminSqlStatements: statementList,
  adminDynamicPages: pageList,
  adminAttachments: attachmentList,
  adminInvoices: invoiceList,
  adminBillingRuns: runList,
  adminPayouts: payoutList,
  adminPriceCampaigns: campaignList,
  adminBank: bankList,
  adminDunning: dunningList,
  adminFraud: fraudList,
  adminEnforcement: enforcementList,
  adminBaseData: baseDataList,
}

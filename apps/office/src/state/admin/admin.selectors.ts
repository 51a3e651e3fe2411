import type { Measure } from '@billett/domain'
import type { RootState } from '../store.ts'

export const selectOrders = ({ adminStore }: RootState) => adminStore.orders
export const selectOrdersFound = ({ adminStore }: RootState) => adminStore.ordersFound
export const selectOrderTags = ({ adminStore }: RootState) => adminStore.orderTags

/** The order with this id, once it has been looked up. */
export const selectOrder =
  (orderId: string) =>
  ({ adminStore }: RootState) =>
    adminStore.order?.orderId === orderId ? adminStore.order : null

export const selectUsers = ({ adminStore }: RootState) => adminStore.users
export const selectUsersFound = ({ adminStore }: RootState) => adminStore.usersFound

/** The account with this id, once it has been looked up. */
export const selectSeenUser =
  (userId: string) =>
  ({ adminStore }: RootState) =>
    adminStore.user?.userId === userId ? adminStore.user : null

export const selectDynamicInfoTypes = ({ adminStore }: RootState) => adminStore.dynamicInfoTypes
export const selectConfirmableBaseData = ({ adminStore }: RootState) => adminStore.confirmableBaseData
export const selectEvents = ({ adminStore }: RootState) => adminStore.events
export const selectCases = ({ adminStore }: RootState) => adminStore.cases
export const selectCasesFound = ({ adminStore }: RootState) => adminStore.casesFound

/** The case with this id, once it has been looked up. */
export const selectCase =
  (id: string) =>
  ({ adminStore }: RootState) =>
    adminStore.case?.id === id ? adminStore.case : null

export const selectContracts = ({ adminStore }: RootState) => adminStore.contracts
export const selectContractsFound = ({ adminStore }: RootState) => adminStore.contractsFound

/** The contract with this id, once it has been looked up. */
export const selectContract =
  (guid: string) =>
  ({ adminStore }: RootState) =>
    adminStore.contract?.guid === guid ? adminStore.contract : null

export const selectStaffMembers = ({ adminStore }: RootState) => adminStore.staffMembers

export const selectDoctor = ({ adminStore }: RootState) => adminStore.doctor
export const selectPayout =
  (guid: string) =>
  ({ adminStore }: RootState) =>
    adminStore.payout?.guid === guid ? adminStore.payout : null

/** The run with this id, once it has been looked up. */
export const selectBillingRun =
  (guid: string) =>
  ({ adminStore }: RootState) =>
    adminStore.billingRun?.guid === guid ? adminStore.billingRun : null

/** The campaign with this id, once it has been looked up. */
export const selectPriceCampaign =
  (guid: string) =>
  ({ adminStore }: RootState) =>
    adminStore.priceCampaign?.guid === guid ? adminStore.priceCampaign : null

export const selectMails = ({ adminStore }: RootState) => adminStore.mails

/** The mail with this id, once it has been looked up. */
export const selectMail =
  (guid: string) =>
  ({ adminStore }: RootState) =>
    adminStore.mail?.guid === guid ? adminStore.mail : null

export const selectSubmissions = ({ adminStore }: RootState) => adminStore.submissions
export const selectSubmissionsFound = ({ adminStore }: RootState) => adminStore.submissionsFound

/** The submission with this id, once it has been looked up. */
export const selectSubmission =
  (guid: string) =>
  ({ adminStore }: RootState) =>
    adminStore.submission?.guid === guid ? adminStore.submission : null

export const selectApprovals = ({ adminStore }: RootState) => adminStore.approvals
export const selectActs = ({ adminStore }: RootState) => adminStore.acts
export const selectActsFound = ({ adminStore }: RootState) => adminStore.actsFound
export const selectRefusals = ({ adminStore }: RootState) => adminStore.refusals
export const selectAttachments = ({ adminStore }: RootState) => adminStore.attachments
export const selectDocuments =
  (userId: string) =>
  ({ adminStore }: RootState) =>
    adminStore.documents?.userId === userId ? adminStore.documents.rows : null

export const selectFiles = ({ adminStore }: RootState) => adminStore.files
export const selectViews = ({ adminStore }: RootState) => adminStore.views
export const selectApiKeys = ({ adminStore }: RootState) => adminStore.apiKeys
export const selectWebhooks = ({ adminStore }: RootState) => adminStore.webhooks

/** What this server was told, once it has been looked up. */
export const selectDeliveries =
  (webhookId: string) =>
  ({ adminStore }: RootState) =>
    adminStore.deliveries?.webhookId === webhookId ? adminStore.deliveries.rows : undefined

export const selectMessages = ({ adminStore }: RootState) => adminStore.messages
export const selectSqlStatements = ({ adminStore }: RootState) => adminStore.sqlStatements
export const selectReportViews = ({ adminStore }: RootState) => adminStore.reportViews
export const selectConfig = ({ adminStore }: RootState) => adminStore.config
export const selectConfigVersions = ({ adminStore }: RootState) => adminStore.configVersions
export const selectJsonCatalogue = ({ adminStore }: RootState) => adminStore.jsonCatalogue
export const selectTariffVersions = ({ adminStore }: RootState) => adminStore.tariffVersions

/** The version of the tariff with this number, once it has been looked up. */
export const selectTariffVersion =
  (version: number) =>
  ({ adminStore }: RootState) =>
    adminStore.tariffVersion?.version === version ? adminStore.tariffVersion : undefined

export const selectDynamicPages = ({ adminStore }: RootState) => adminStore.dynamicPages
export const selectDashboard = ({ adminStore }: RootState) => adminStore.dashboard
export const selectQueues = ({ adminStore }: RootState) => adminStore.queues

/** The days of a measure, or that they could not be had; undefined before. */
export const selectCourse =
  (measure: Measure) =>
  ({ adminStore }: RootState) =>
    adminStore.courses[measure]

export const selectSetUp = ({ adminStore }: RootState) => adminStore.setUp
export const selectMenu = ({ adminStore }: RootState) => adminStore.menu

/** As long as it is not known, nobody does. */
export const selectSeesEveryClient = ({ adminStore }: RootState) => adminStore.menu?.seesEveryClient ?? false
export const selectColleagues = ({ adminStore }: RootState) => adminStore.colleagues
export const selectClients = ({ adminStore }: RootState) => adminStore.clients

export const selectServiceAreas = ({ adminStore }: RootState) => adminStore.serviceAreas

/** The board of a part, once it has been read. */
export const selectBoard =
  (part: 'fixPriceGroups' | 'relationGroups') =>
  ({ adminStore }: RootState) =>
    adminStore[part]
export const selectSortGroupTexts = ({ adminStore }: RootState) => adminStore.sortGroupTexts
export const selectSortGroupLanguages = ({ adminStore }: RootState) => adminStore.sortGroupLanguages
export const selectArrangementVersions = ({ adminStore }: RootState) => adminStore.arrangementVersions
export const selectLanguages = ({ adminStore }: RootState) => adminStore.languages

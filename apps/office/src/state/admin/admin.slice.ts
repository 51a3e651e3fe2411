import type {
  AttachmentFile,
  ConfirmableBaseData,
  ConvertedCatalogue,
  DynamicInfoType,
  DynamicPage,
  ServiceArea,
  StaffAct,
  StaffApiKey,
  StaffApproval,
  StaffArrangementVersion,
  StaffAttachments,
  StaffBankFile,
  StaffBillingRunDetail,
  StaffClient,
  StaffColleague,
  StaffConfig,
  StaffConfigVersion,
  StaffContract,
  StaffContractDetail,
  StaffCount,
  StaffCourseDay,
  StaffDashboard,
  StaffDelivery,
  StaffDoctorCheck,
  StaffDocument,
  StaffEnforcementCase,
  StaffEnforcementRow,
  StaffEvent,
  StaffGroupBoard,
  StaffLanguage,
  StaffMail,
  StaffMember,
  StaffMenu,
  StaffMessage,
  StaffOrder,
  StaffOrderDetail,
  StaffOwedPayer,
  StaffPayoutFile,
  StaffPriceCampaignDetail,
  StaffQueue,
  StaffRefusal,
  StaffReportView,
  StaffSetUp,
  StaffSortGroupLanguages,
  StaffSortGroupTexts,
  StaffStatement,
  StaffSubmission,
  StaffSubmissionDetail,
  StaffTariffDetail,
  StaffTariffVersion,
  StaffUser,
  StaffUserDetail,
  StaffView,
  StaffWebhook,
} from '@billett/contract'
import type { Measure } from '@billett/domain'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

interface AdminState {
  /** The page of orders that was found last. */
  orders: StaffOrder[] | null
  ordersFound: StaffCount | null
  /** What orders are tagged with. */
  orderTags: string[] | null
  /** The order that was looked at last. */
  order: StaffOrderDetail | null
  /** The page of accounts that was found last. */
  users: StaffUser[] | null
  usersFound: StaffCount | null
  /** The account that was looked at last. */
  user: StaffUserDetail | null
  /** What lies in the account that was looked into last. */
  documents: { userId: string; rows: StaffDocument[] } | null
  /** The kinds of questions that customers are asked. */
  dynamicInfoTypes: DynamicInfoType[] | null
  /** The page of customers to confirm that was found last. */
  confirmableBaseData: ConfirmableBaseData[] | null
  /** The page of events that was found last. */
  events: StaffEvent[] | null
  /** To whom events can be handed. */
  colleagues: StaffColleague[] | null
  /** The page of cases of checks that was found last. */
  cases: StaffEnforcementRow[] | null
  casesFound: StaffCount | null
  /** The case that was looked at last. */
  case: StaffEnforcementCase | null
  /** The page of contracts that was found last. */
  contracts: StaffContract[] | null
  contractsFound: StaffCount | null
  /** The contract that was looked at last. */
  contract: StaffContractDetail | null
  /** The page of people of the company that was found last. */
  staffMembers: StaffMember[] | null
  /** How what the shop needs was when it was looked at last. */
  doctor: StaffDoctorCheck[] | null
  /** The page of runs that was looked at last, and one of them. */
  billingRun: StaffBillingRunDetail | null
  payouts: StaffBankFile[] | null
  payout: StaffPayoutFile | null
  owedPayers: StaffOwedPayer[] | null
  priceCampaign: StaffPriceCampaignDetail | null
  /** The page of mails that was found last. */
  mails: StaffMail[] | null
  /** The mail that was looked at last. */
  mail: StaffMail | null
  /** The page of submissions that was found last. */
  submissions: StaffSubmission[] | null
  submissionsFound: StaffCount | null
  /** The submission that was looked at last. */
  submission: StaffSubmissionDetail | null
  /** The page of requests that was found last. */
  approvals: StaffApproval[] | null
  /** The page of acts that was found last. */
  acts: StaffAct[] | null
  actsFound: StaffCount | null
  /** The page of refusals that was found last. */
  refusals: StaffRefusal[] | null
  messages: StaffMessage[] | null
  /** What goes with the tickets of the service area that was looked at last. */
  attachments: StaffAttachments | null
  files: AttachmentFile[] | null
  apiKeys: StaffApiKey[] | null
  /** The views of the list that was opened last. */
  views: { list: StaffView['list']; rows: StaffView[] } | null
  webhooks: StaffWebhook[] | null
  /** What the server was told that was looked at last. */
  deliveries: { webhookId: string; rows: StaffDelivery[] } | null
  sqlStatements: StaffStatement[] | null
  /** What statements can be asked of. */
  reportViews: StaffReportView[] | null
  /** The version of the configuration that was looked at last. */
  config: StaffConfig | null
  configVersions: StaffConfigVersion[] | null
  /** What the workbook that was sent in last came to. */
  jsonCatalogue: ConvertedCatalogue | null
  tariffVersions: StaffTariffVersion[] | null
  /** The version of the tariff that was looked at last. */
  tariffVersion: StaffTariffDetail | null
  dynamicPages: DynamicPage[] | null
  serviceAreas: ServiceArea[] | null
  /** The boards of the service area that was looked at last. */
  fixPriceGroups: StaffGroupBoard | null
  relationGroups: StaffGroupBoard | null
  sortGroupTexts: StaffSortGroupTexts | null
  sortGroupLanguages: StaffSortGroupLanguages | null
  /** How complete the own shop is in each language. */
  languages: StaffLanguage[] | null
  /** Versions of what was looked at last. */
  arrangementVersions: StaffArrangementVersion[] | null
  dashboard: StaffDashboard | null
  /** What waits for somebody, as far as the reader may see it. */
  queues: StaffQueue[] | null
  /** Each measure is asked for by itself; one that failed takes no other with it. */
  courses: Partial<Record<Measure, StaffCourseDay[] | 'failed'>>
  /** What is left to be done before the own client sells. */
  setUp: StaffSetUp[] | null
  menu: StaffMenu | null
  clients: StaffClient[] | null
}

const initialState: AdminState = {
  orders: null,
  ordersFound: null,
  orderTags: null,
  order: null,
  users: null,
  usersFound: null,
  user: null,
  documents: null,
  dynamicInfoTypes: null,
  confirmableBaseData: null,
  events: null,
  colleagues: null,
  cases: null,
  casesFound: null,
  case: null,
  contracts: null,
  contractsFound: null,
  contract: null,
  staffMembers: null,
  doctor: null,
  billingRun: null,
  payouts: null,
  payout: null,
  owedPayers: null,
  priceCampaign: null,
  mails: null,
  mail: null,
  submissions: null,
  submissionsFound: null,
  submission: null,
  approvals: null,
  acts: null,
  actsFound: null,
  refusals: null,
  messages: null,
  attachments: null,
  files: null,
  apiKeys: null,
  views: null,
  webhooks: null,
  deliveries: null,
  sqlStatements: null,
  reportViews: null,
  config: null,
  configVersions: null,
  jsonCatalogue: null,
  tariffVersions: null,
  tariffVersion: null,
  dynamicPages: null,
  serviceAreas: null,
  fixPriceGroups: null,
  relationGroups: null,
  sortGroupTexts: null,
  sortGroupLanguages: null,
  languages: null,
  arrangementVersions: null,
  dashboard: null,
  queues: null,
  courses: {},
  setUp: null,
  menu: null,
  clients: null,
}

/** What staff have found (Spec 3 §3). It goes with whoever found it. */
export const adminSlice = createSlice({
  name: 'adminStore',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.searchStaffOrders.fulfilled, (state, { payload }) => {
        state.orders = payload.data
      })
      .addCase(calls.countStaffOrders.pending, state => {
        state.ordersFound = null
      })
      .addCase(calls.countStaffOrders.fulfilled, (state, { payload }) => {
        state.ordersFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffOrder.fulfilled, (state, { payload }) => {
        const order = payload.data[0] ?? null
        state.order = order
        const row = state.orders?.find(({ orderId }) => orderId === order?.orderId)
        if (row && order) Object.assign(row, { state: order.state, troubles: order.troubles, tags: order.tags })
      })
      .addCase(calls.getStaffOrderTags.fulfilled, (state, { payload }) => {
        state.orderTags = payload.data.map(({ tag }) => tag)
      })
      .addCase(calls.tagStaffOrders.fulfilled, (state, { payload, meta }) => {
        const { orderIds, add = [], remove = [] } = meta.arg.body
        const tagged = new Set([...new Set(orderIds)].filter((_, place) => payload.data[place]?.changed))
        const shown = [...(state.orders ?? []), ...(state.order ? [state.order] : [])]
        for (const order of shown)
          if (tagged.has(order.orderId))
            order.tags = [...new Set([...order.tags.filter(tag => !remove.includes(tag)), ...add])].sort()
        // What is in use now is asked for anew by whoever offers it.
        state.orderTags = null
      })
      .addCase(calls.getStaffDocuments.fulfilled, (state, { payload, meta }) => {
        state.documents = { userId: meta.arg.params.userId, rows: payload.data }
      })
      .addCase(calls.getStaffEnforcementCases.fulfilled, (state, { payload }) => {
        state.cases = payload.data
      })
      .addCase(calls.countStaffEnforcementCases.pending, state => {
        state.casesFound = null
      })
      .addCase(calls.countStaffEnforcementCases.fulfilled, (state, { payload }) => {
        state.casesFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffEnforcementCase.fulfilled, (state, { payload }) => {
        state.case = payload.data[0] ?? null
      })
      .addCase(calls.withdrawStaffCase.fulfilled, (state, { payload }) => {
        state.case = payload.data[0] ?? null
      })
      .addCase(calls.searchStaffUsers.fulfilled, (state, { payload }) => {
        state.users = payload.data
      })
      .addCase(calls.countStaffUsers.pending, state => {
        state.usersFound = null
      })
      .addCase(calls.countStaffUsers.fulfilled, (state, { payload }) => {
        state.usersFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffUser.fulfilled, (state, { payload }) => {
        state.user = payload.data[0] ?? null
      })
      .addCase(calls.noteStaffUser.fulfilled, (state, { payload }) => {
        state.user = payload.data[0] ?? null
      })
      .addCase(calls.setStaffUserActive.fulfilled, (state, { payload: { data } }) => {
        const [changed] = data
        if (!changed) return
        const { userId, state: now, active } = changed
        for (const row of [...(state.users ?? []), state.user])
          if (row?.userId === userId) Object.assign(row, { state: now, active })
      })
      .addCase(calls.getDynamicInfoTypes.fulfilled, (state, { payload }) => {
        state.dynamicInfoTypes = payload.data
      })
      .addCase(calls.getConfirmableBaseData.fulfilled, (state, { payload }) => {
        state.confirmableBaseData = payload.data
      })
      .addCase(calls.getStaffEvents.fulfilled, (state, { payload }) => {
        state.events = payload.data
      })
      .addCase(calls.getStaffColleagues.fulfilled, (state, { payload }) => {
        state.colleagues = payload.data
      })
      .addCase(calls.acknowledgeStaffEvent.fulfilled, (state, { payload: { data } }) => {
        const [changed] = data
        state.events = state.events?.map(event => (event.id === changed?.id ? changed : event)) ?? null
      })
      .addCase(calls.searchStaffContracts.fulfilled, (state, { payload }) => {
        state.contracts = payload.data
      })
      .addCase(calls.countStaffContracts.pending, state => {
        state.contractsFound = null
      })
      .addCase(calls.countStaffContracts.fulfilled, (state, { payload }) => {
        state.contractsFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffContract.fulfilled, (state, { payload }) => {
        const contract = payload.data[0] ?? null
        state.contract = contract
        const row = state.contracts?.find(({ guid }) => guid === contract?.guid)
        if (row && contract) Object.assign(row, { troubles: contract.troubles, validUntil: contract.validUntil })
      })
      .addCase(calls.getStaffMembers.fulfilled, (state, { payload }) => {
        state.staffMembers = payload.data
      })
      .addCase(calls.setStaffRights.fulfilled, (state, { payload: { data } }) => {
        const [changed] = data
        const row = state.staffMembers?.find(({ userId }) => userId === changed?.userId)
        if (row && changed) row.rights = changed.rights
      })
      .addCase(calls.getStaffDoctor.fulfilled, (state, { payload }) => {
        state.doctor = payload.data
      })
      .addCase(calls.getBillingRun.fulfilled, (state, { payload }) => {
        state.billingRun = payload.data[0] ?? null
      })
      .addCase(calls.getPayouts.fulfilled, (state, { payload }) => {
        state.payouts = payload.data
      })
      .addCase(calls.getPayout.fulfilled, (state, { payload }) => {
        state.payout = payload.data[0] ?? null
      })
      .addCase(calls.getOwedPayers.fulfilled, (state, { payload }) => {
        state.owedPayers = payload.data
      })
      .addCase(calls.getPriceCampaign.fulfilled, (state, { payload }) => {
        state.priceCampaign = payload.data[0] ?? null
      })
      .addCase(calls.searchStaffMails.fulfilled, (state, { payload }) => {
        state.mails = payload.data
      })
      .addCase(calls.getStaffMail.fulfilled, (state, { payload }) => {
        state.mail = payload.data[0] ?? null
      })
      .addCase(calls.searchStaffSubmissions.fulfilled, (state, { payload }) => {
        state.submissions = payload.data
      })
      .addCase(calls.countStaffSubmissions.pending, state => {
        state.submissionsFound = null
      })
      .addCase(calls.countStaffSubmissions.fulfilled, (state, { payload }) => {
        state.submissionsFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffApprovals.fulfilled, (state, { payload }) => {
        state.approvals = payload.data
      })
      .addCase(calls.searchStaffActs.fulfilled, (state, { payload }) => {
        state.acts = payload.data
      })
      .addCase(calls.countStaffActs.pending, state => {
        state.actsFound = null
      })
      .addCase(calls.countStaffActs.fulfilled, (state, { payload }) => {
        state.actsFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffRefusals.fulfilled, (state, { payload }) => {
        state.refusals = payload.data
      })
      .addCase(calls.getStaffMessages.fulfilled, (state, { payload }) => {
        state.messages = payload.data
      })
      .addCase(calls.deleteStaffMessage.fulfilled, (state, { meta }) => {
        state.messages = state.messages?.filter(({ id }) => id !== meta.arg.params.id) ?? null
      })
      .addCase(calls.getAttachmentFiles.fulfilled, (state, { payload }) => {
        state.files = payload.data
      })
      .addCase(calls.deleteAttachment.fulfilled, (state, { meta }) => {
        state.files = state.files?.filter(({ path }) => path !== meta.arg.query.path) ?? null
      })
      .addCase(calls.getStaffViews.fulfilled, (state, { payload, meta }) => {
        state.views = { list: meta.arg.query.list, rows: payload.data }
      })
      .addCase(calls.getStaffApiKeys.fulfilled, (state, { payload }) => {
        state.apiKeys = payload.data
      })
      .addCase(calls.deleteStaffApiKey.fulfilled, (state, { meta }) => {
        state.apiKeys = state.apiKeys?.filter(({ id }) => id !== meta.arg.params.apiKeyId) ?? null
      })
      .addCase(calls.getStaffWebhooks.fulfilled, (state, { payload }) => {
        state.webhooks = payload.data
      })
      .addCase(calls.deleteStaffWebhook.fulfilled, (state, { meta }) => {
        state.webhooks = state.webhooks?.filter(({ id }) => id !== meta.arg.params.webhookId) ?? null
      })
      .addCase(calls.getStaffDeliveries.fulfilled, (state, { payload, meta }) => {
        state.deliveries = { webhookId: meta.arg.params.webhookId, rows: payload.data }
      })
      .addCase(calls.resendStaffDelivery.fulfilled, (state, { payload: { data } }) => {
        const [again] = data
        const row = state.deliveries?.rows.find(({ id }) => id === again?.id)
        if (row && again) Object.assign(row, again)
      })
      .addCase(calls.getSqlStatements.fulfilled, (state, { payload }) => {
        state.sqlStatements = payload.data
      })
      .addCase(calls.getReportViews.fulfilled, (state, { payload }) => {
        state.reportViews = payload.data
      })
      .addCase(calls.deleteSqlStatement.fulfilled, (state, { meta }) => {
        const { description } = meta.arg.params
        state.sqlStatements = state.sqlStatements?.filter(one => one.description !== description) ?? null
      })
      .addCase(calls.getConfig.fulfilled, (state, { payload }) => {
        state.config = payload.data[0] ?? null
      })
      .addCase(calls.getConfigVersions.fulfilled, (state, { payload }) => {
        state.configVersions = payload.data
      })
      .addCase(calls.convertCatalogue.pending, state => {
        state.jsonCatalogue = null
      })
      .addCase(calls.convertCatalogue.fulfilled, (state, { payload }) => {
        state.jsonCatalogue = payload.data[0] ?? null
      })
      .addCase(calls.getTariffVersions.fulfilled, (state, { payload }) => {
        state.tariffVersions = payload.data
      })
      .addCase(calls.getTariffVersion.pending, (state, { meta }) => {
        // The same one is only looked at again: what is shown of it stays.
        if (state.tariffVersion?.version !== meta.arg.params.version) state.tariffVersion = null
      })
      .addCase(calls.getTariffVersion.fulfilled, (state, { payload }) => {
        state.tariffVersion = payload.data[0] ?? null
      })
      .addCase(calls.getDynamicPages.fulfilled, (state, { payload }) => {
        state.dynamicPages = payload.data
      })
      .addCase(calls.getStaffLanguages.fulfilled, (state, { payload }) => {
        state.languages = payload.data
      })
      .addCase(calls.getServiceAreas.fulfilled, (state, { payload }) => {
        state.serviceAreas = payload.data
      })
      .addCase(calls.getArrangementVersions.pending, state => {
        state.arrangementVersions = null
      })
      .addCase(calls.getArrangementVersions.fulfilled, (state, { payload }) => {
        state.arrangementVersions = payload.data
      })
      .addCase(calls.getStaffDashboard.fulfilled, (state, { payload }) => {
        state.dashboard = payload.data[0] ?? null
      })
      .addCase(calls.getStaffQueues.fulfilled, (state, { payload, meta }) => {
        const isOne = meta.arg?.query?.queue !== undefined
        if (!isOne) state.queues = payload.data
        for (const row of isOne ? (state.queues ?? []) : [])
          Object.assign(row, payload.data.find(({ queue }) => queue === row.queue) ?? {})
      })
      .addCase(calls.getStaffCourse.pending, (state, { meta }) => {
        const { measure } = meta.arg.query
        if (state.courses[measure] === 'failed') delete state.courses[measure]
      })
      .addCase(calls.getStaffCourse.fulfilled, (state, { payload, meta }) => {
        state.courses[meta.arg.query.measure] = payload.data
      })
      .addCase(calls.getStaffCourse.rejected, (state, { meta }) => {
        state.courses[meta.arg.query.measure] ??= 'failed'
      })
      .addCase(calls.getStaffSetUp.fulfilled, (state, { payload }) => {
        state.setUp = payload.data
      })
      .addCase(calls.getStaffMenu.fulfilled, (state, { payload }) => {
        state.menu = payload.data[0] ?? null
      })
      .addCase(calls.getStaffClients.fulfilled, (state, { payload }) => {
        state.clients = payload.data
      })
      .addMatcher(
        isAnyOf(calls.getStaffFixPriceGroups.fulfilled, calls.saveStaffFixPriceGroups.fulfilled),
        (state, { payload }) => {
          state.fixPriceGroups = payload.data[0] ?? null
        },
      )
      .addMatcher(
        isAnyOf(calls.getStaffRelationGroups.fulfilled, calls.saveStaffRelationGroups.fulfilled),
        (state, { payload }) => {
          state.relationGroups = payload.data[0] ?? null
        },
      )
      .addMatcher(
        isAnyOf(calls.getSortGroupTexts.fulfilled, calls.saveSortGroupTexts.fulfilled),
        (state, { payload }) => {
          state.sortGroupTexts = payload.data[0] ?? null
        },
      )
      .addMatcher(
        isAnyOf(calls.getSortGroupLanguages.fulfilled, calls.saveSortGroupLanguages.fulfilled),
        (state, { payload }) => {
          state.sortGroupLanguages = payload.data[0] ?? null
        },
      )
      .addMatcher(
        isAnyOf(
          calls.getStaffSubmission.fulfilled,
          calls.assignStaffSubmission.fulfilled,
          calls.commentStaffSubmission.fulfilled,
          calls.finishStaffSubmission.fulfilled,
        ),
        (state, { payload }) => {
          const shown = payload.data[0] ?? null
          state.submission = shown
          const row = state.submissions?.find(({ guid }) => guid === shown?.guid)
          if (!row || !shown) return
          const { assignedTo, isMine, doneOn, doneBy, outcome } = shown
          Object.assign(row, { assignedTo, isMine, doneOn, doneBy, outcome })
        },
      )
      .addMatcher(isAnyOf(calls.getAttachments.fulfilled, calls.saveAttachments.fulfilled), (state, { payload }) => {
        state.attachments = payload.data[0] ?? null
      })
      .addMatcher(isAnyOf(sessionEnded), () => initialState)
      .addMatcher(isUnauthorized, () => initialState)
  },
})

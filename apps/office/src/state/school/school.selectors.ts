import { hasUserType, type MenuNode, seesMenuNode, USER_TYPE } from '@billett/domain'
import type { RootState } from '../store.ts'

/** Somebody of a school or cost unit: may use the shop, and the portal beside it. */
export const selectIsOfPortal = ({ userStore }: RootState): boolean =>
  userStore.authenticated && hasUserType(userStore.userType, USER_TYPE.Swkt)

/** One of these entries of the menu is enough. */
export const selectSeesNode =
  (nodes: readonly MenuNode[]) =>
  ({ userStore }: RootState): boolean =>
    nodes.some(node => seesMenuNode(userStore.rights, node))

export const selectOwn = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.own

/** Whether one of the reader's own organisations pays for others: what something costs is shown to nobody else. */
export const selectPaysOwn = (state: RootState): boolean =>
  selectOwn(state)?.some(({ view }) => view === 'payer') ?? false
export const selectOrganisations = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.organizations
export const selectChosenOrganisation = ({ schoolSubscriptionStore }: RootState) =>
  schoolSubscriptionStore.selectedOrganizationId
export const selectCostUnit = ({ schoolSubscriptionStore }: RootState) =>
  schoolSubscriptionStore.costUnitForSelectedOrganization
export const selectView = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.view

/** The organisation with this id, once it has been looked up. */
export const selectOrganisation =
  (guid: string) =>
  ({ schoolSubscriptionStore: { organization } }: RootState) =>
    organization?.guid === guid ? organization : null

export const selectStudents = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.customers

export const selectStudentsFound = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.customersFound

/** The pupil with this id, once they have been looked up. */
export const selectStudent =
  (guid: string) =>
  ({ schoolSubscriptionStore: { customer } }: RootState) =>
    customer?.guid === guid ? customer : null

export const selectOpenContracts = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.openContracts
export const selectDeclineReasons = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.declineReasons
export const selectChangeRequests = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.changeRequests
export const selectRequestPreview = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.requestPreview
export const selectStops = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.stops
export const selectOffers = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.offers
export const selectContactPersons = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.contactPersons
export const selectUploadedFiles = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.uploadedFiles
export const selectReportOfSchool = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.reportOfSchool
export const selectFinancialReport = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.financialReport
export const selectBatches = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.batches
export const selectBatchRows = ({ schoolSubscriptionStore }: RootState) => schoolSubscriptionStore.batchRows

/** The list with this id, once it has been looked up. */
export const selectBatch =
  (guid: string) =>
  ({ schoolSubscriptionStore: { batch } }: RootState) =>
    batch?.guid === guid ? batch : null

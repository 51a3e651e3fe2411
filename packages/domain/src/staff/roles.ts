import type { Right } from '../identity/rights.ts'

const EVERYBODY = ['AllowedToUseAdminPanel'] as const
const LOOKS_UP = [...EVERYBODY, 'AllowedToSeeOrders', 'AllowedToSeeUsers'] as const

/**
 * What people of a company are taken on for, as named sets of rights. A person has rights, not roles: a role only says
 * which ones to begin with.
 */
export const ROLES = {
  information: LOOKS_UP,
  customerService: [
    ...LOOKS_UP,
    'AllowedToCancelOrders',
    'AllowedToVerifyPayments',
    'AllowedToResendMails',
    'AllowedToSeeMails',
    'AllowedToEditUsers',
    'AllowedToTakeOverUsers',
    'AllowedToSeePersonalDetails',
    'AllowedToSeeSubmissions',
    'AllowedToHandleSubmissions',
    'AllowedToRetrieveDynamicalInfoTypes',
    'AllowedToGetUsersToBeConfirmed',
    'AllowedToConfirmUser',
    'AllowedToSeeContracts',
    'AllowedToSeeEnforcement',
    'AllowedToEnterEnforcement',
  ],
  subscriptions: [
    ...LOOKS_UP,
    'AllowedToSeePersonalDetails',
    'AllowedToSeeSubmissions',
    'AllowedToHandleSubmissions',
    'AllowedToSeeContracts',
    'AllowedToActOnContracts',
    'AllowedToEditOffers',
    'AllowedToReleaseOffers',
    'AllowedToEditOrganisations',
    'AllowedToDecideSchoolContracts',
    'AllowedToApprove',
  ],
  tariff: [
    ...EVERYBODY,
    'AllowedToGetServiceAreas',
    'AllowedToManageAttachments',
    'AllowedToArrangeTariff',
    'AllowedToReleaseTariff',
    'AllowedToEditSortGroupTexts',
    'AllowedToEditLanguages',
    'AllowedToApprove',
  ],
  editing: [
    ...EVERYBODY,
    'AllowedToEditMessageOfTheDays',
    'AllowedToEditPages',
    'AllowedToReleasePages',
    'AllowedToEditLanguages',
  ],
  accounting: [
    ...LOOKS_UP,
    'AllowedToVerifyPayments',
    'AllowedToSeeContracts',
    'AllowedToSeeBilling',
    'AllowedToRunBilling',
    'AllowedToReleaseBankFiles',
    'AllowedToSeeEnforcement',
    'AllowedToApprove',
  ],
  inspection: [...EVERYBODY, 'AllowedToSeeEnforcement', 'AllowedToEnterEnforcement'],
  audit: [...LOOKS_UP, 'AllowedToSeeContracts', 'AllowedToSeeBilling', 'AllowedToSeeAudit'],
  it: [
    ...EVERYBODY,
    'AllowedToAcknowledgeEvents',
    'AllowedToEditConfiguration',
    'AllowedToReleaseConfiguration',
    'AllowedToWriteSecrets',
    'AllowedToExecuteSqlStatements',
    'AllowedToEditSqlStatements',
    'AllowedToManageStaff',
    'AllowedToManageIntegrations',
    'AllowedToApprove',
  ],
} as const satisfies Record<string, readonly Right[]>

export type Role = keyof typeof ROLES

export const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name)

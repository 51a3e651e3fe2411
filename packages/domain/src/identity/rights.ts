/**
 * Rights as they stand in a token (`rights`, an array of numbers). The first ten names are those of Spec 3 §6; the
 * numbers are ours, never change and are never used again.
 */
export const RIGHTS = {
  IsAdministrator: 1,
  AllowedToUseAdminPanel: 2,
  AllowedToRetrieveDynamicalInfoTypes: 3,
  AllowedToGetUsersToBeConfirmed: 4,
  AllowedToConfirmUser: 5,
  AllowedToGetServiceAreas: 6,
  AllowedToExecuteSqlStatements: 7,
  AllowedToEditSqlStatements: 8,
  AllowedToManageAttachments: 9,
  AllowedToEditMessageOfTheDays: 10,
  AllowedToSeeOrders: 20,
  AllowedToCancelOrders: 21,
  AllowedToVerifyPayments: 22,
  AllowedToResendMails: 23,
  AllowedToSeeUsers: 24,
  AllowedToEditUsers: 25,
  AllowedToTakeOverUsers: 26,
  AllowedToSeePersonalDetails: 27,
  AllowedToSeeSubmissions: 28,
  AllowedToHandleSubmissions: 29,
  AllowedToAcknowledgeEvents: 30,
  AllowedToEditConfiguration: 31,
  AllowedToReleaseConfiguration: 32,
  AllowedToWriteSecrets: 33,
  AllowedToArrangeTariff: 34,
  AllowedToReleaseTariff: 35,
  AllowedToEditSortGroupTexts: 36,
  AllowedToEditPages: 37,
  AllowedToReleasePages: 38,
  AllowedToEditLanguages: 39,
  AllowedToSeeContracts: 40,
  AllowedToActOnContracts: 41,
  AllowedToSeeBilling: 42,
  AllowedToRunBilling: 43,
  AllowedToReleaseBankFiles: 44,
  AllowedToEditOffers: 49,
  AllowedToEditOrganisations: 50,
  AllowedToDecideSchoolContracts: 51,
  AllowedToReleaseOffers: 59,
  AllowedToSeeAudit: 60,
  AllowedToManageStaff: 61,
  AllowedToExportPersonalData: 62,
  AllowedToApprove: 63,
  AllowedToManageIntegrations: 64,
  AllowedToSeeMails: 65,
  AllowedToSeeEnforcement: 70,
  AllowedToEnterEnforcement: 71,
} as const

export type Right = keyof typeof RIGHTS

/**
 * True when every needed right is among the held numbers. Administrators hold every right of their client's; that they
 * are nobody's second person for themselves is no matter of rights.
 */
export const holdsRights = (held: readonly number[], needed: readonly Right[]): boolean =>
  held.includes(RIGHTS.IsAdministrator) || needed.every(right => held.includes(RIGHTS[right]))

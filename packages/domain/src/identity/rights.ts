/**
 * Rights as they stand in a token (`rights`, an array of numbers). The names are those of Spec 3 §6; the numbers are
 * ours and never change.
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
} as const

export type Right = keyof typeof RIGHTS

/** True when every needed right is among the held numbers. */
export const holdsRights = (held: readonly number[], needed: readonly Right[]): boolean =>
  needed.every(right => held.includes(RIGHTS[right]))

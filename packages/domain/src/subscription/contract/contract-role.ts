/** As what somebody takes part in a contract: they concluded it, they travel, they pay. */
export const CONTRACT_ROLES = ['subscriber', 'holder', 'payer'] as const
export type ContractRole = (typeof CONTRACT_ROLES)[number]

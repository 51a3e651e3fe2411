/** What a partner's key opens: orders that were paid, contracts; both without names. */
export const PARTNER_SCOPES = ['orders', 'contracts'] as const
export type PartnerScope = (typeof PARTNER_SCOPES)[number]

/** What a partner's key opens: orders that were paid, contracts, both without names; cases of checks to enter. */
export const PARTNER_SCOPES = ['orders', 'contracts', 'enforcement'] as const
export type PartnerScope = (typeof PARTNER_SCOPES)[number]

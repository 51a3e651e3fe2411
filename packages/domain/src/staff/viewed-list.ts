/** Lists of which views can be saved: the screens they are on. */
export const VIEWED_LISTS = [
  'adminOrders',
  'adminContracts',
  'adminUsers',
  'adminEvents',
  'adminAudit',
  'adminSubmissions',
  'adminMails',
  'adminApprovals',
  'adminApiKeys',
  'adminWebhooks',
  'adminMessages',
  'adminOffers',
  'adminOrganisations',
  'adminSqlStatements',
  'adminDynamicPages',
  'adminAttachments',
  'adminInvoices',
  'adminBillingRuns',
  'adminPayouts',
  'adminPriceCampaigns',
  'adminBank',
  'adminDunning',
  'adminFraud',
  'adminEnforcement',
] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

/**
 * Lists that are handed over as files: those, and the customers to be confirmed, of whom no view is kept, since they
 * are looked for by name alone.
 */
export const EXPORTED_LISTS = [...VIEWED_LISTS, 'adminBaseData'] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

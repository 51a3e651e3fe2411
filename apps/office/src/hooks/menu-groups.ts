import { type OfficeRoute, type OfficeRouteKey, officeRoutes } from '@billett/paths'

/** Screens one goes to by the menu: those of the staff's work that need nothing more in their address. */
export type MenuKey = {
  [Key in OfficeRouteKey]: (typeof officeRoutes)[Key] extends { access: 'staff' }
    ? (typeof officeRoutes)[Key]['en'] extends `${string}:${string}`
      ? never
      : Key
    : never
}[OfficeRouteKey]

/** What staff work at, in the order of the menu; `start` is where they arrive, and has no heading. */
export const MENU_GROUPS = ['start', 'sale', 'customers', 'tariff', 'content', 'control', 'operation'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** Where each screen stands in the menu. */
const GROUP_OF: Record<MenuKey, MenuGroup> = {
  adminPortal: 'start',
  adminOrders: 'sale',
  adminOrderFulfillment: 'sale',
  adminAttachments: 'sale',
  adminContracts: 'customers',
  adminOrganisations: 'customers',
  adminWayDecisions: 'customers',
  adminUsers: 'customers',
  adminBaseData: 'customers',
  adminSubmissions: 'customers',
  adminMails: 'customers',
  adminInvoices: 'customers',
  adminPayrollLists: 'customers',
  adminBillingRuns: 'customers',
  adminPayouts: 'customers',
  adminPriceCampaigns: 'customers',
  adminBank: 'customers',
  adminDunning: 'customers',
  adminFraud: 'customers',
  adminEnforcement: 'customers',
  adminTariff: 'tariff',
  adminOffers: 'tariff',
  adminEntitlementRules: 'tariff',
  adminFrameworkContracts: 'tariff',
  adminFixedPriceGroups: 'tariff',
  adminRelationGroups: 'tariff',
  adminSortGroupTexts: 'tariff',
  adminTariffVersions: 'tariff',
  adminCatalogueConverter: 'tariff',
  adminDynamicPages: 'content',
  adminMessages: 'content',
  adminGeneral: 'content',
  adminLanguages: 'content',
  adminApprovals: 'control',
  adminEvents: 'control',
  adminAudit: 'control',
  adminSqlStatements: 'control',
  adminSchedules: 'control',
  adminStaff: 'operation',
  adminSettings: 'operation',
  adminDoctor: 'operation',
  adminApiKeys: 'operation',
  adminWebhooks: 'operation',
}

const allRoutes: ReadonlyMap<string, OfficeRoute> = new Map(Object.entries(officeRoutes))

const isMenuKey = (key: string): key is MenuKey => {
  const route = allRoutes.get(key)
  return route?.access === 'staff' && !route.en.includes(':')
}

const keys = Object.keys(officeRoutes).filter(isMenuKey)

/** Every screen of the menu with its group: group by group, within one in the order of the table of routes. */
export const menuEntries = MENU_GROUPS.flatMap(group =>
  keys.filter(key => GROUP_OF[key] === group).map(key => ({ key, group, title: officeRoutes[key].title })),
)

import type { Route } from './route.ts'

/** What every screen of the staff's work has in common. */
const WORK = { area: 'admin', access: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

/**
 * The screens that staff work with (Spec 3 §2.1). The office alone has them: no passenger's script knows their
 * addresses, and their titles are among the office's texts.
 */
export const staffRoutes = {
  adminOrders: {
    ...WORK,
    de: '/admin/bestellungen',
    en: '/admin/orders',
    title: 'orders',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'],
  },
  /** Ours, beside the specification's: contracts and applications. */
  adminContracts: {
    ...WORK,
    de: '/admin/vertraege',
    en: '/admin/contracts',
    title: 'contracts',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeContracts'],
  },
  /** Ours, beside the specification's: subscriptions on offer. */
  adminOffers: {
    ...WORK,
    de: '/admin/aboangebote',
    en: '/admin/offers',
    title: 'offers',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditOffers'],
  },
  /** Ours, beside the specification's: when which authority pays the way to school. */
  adminEntitlementRules: {
    ...WORK,
    de: '/admin/anspruchsregeln',
    en: '/admin/entitlementRules',
    title: 'entitlementRules',
    rights: ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts'],
  },
  /** Ours, beside the specification's: decisions of ways to school, and objections that came by letter. */
  adminWayDecisions: {
    ...WORK,
    de: '/admin/schulwegbescheide',
    en: '/admin/wayDecisions',
    title: 'wayDecisions',
    rights: ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts', 'AllowedToSeePersonalDetails'],
  },
  /** Ours, beside the specification's: what was agreed with which company about job tickets. */
  adminFrameworkContracts: {
    ...WORK,
    de: '/admin/rahmenvertraege',
    en: '/admin/frameworkContracts',
    title: 'frameworkContracts',
    rights: ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts'],
  },
  /** Ours, beside the specification's: schools, companies and who pays for them. */
  adminOrganisations: {
    ...WORK,
    de: '/admin/einrichtungen',
    en: '/admin/organisations',
    title: 'staffOrganisations',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditOrganisations'],
  },
  adminUsers: {
    ...WORK,
    de: '/admin/benutzer',
    en: '/admin/users',
    title: 'users',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeUsers'],
  },
  adminBaseData: {
    ...WORK,
    de: '/admin/stammdaten',
    en: '/admin/baseData',
    title: 'baseData',
    rights: ['AllowedToUseAdminPanel', 'AllowedToRetrieveDynamicalInfoTypes', 'AllowedToGetUsersToBeConfirmed'],
  },
  adminEvents: { ...WORK, de: '/admin/ereignisse', en: '/admin/events', title: 'events' },
  /** Ours, beside the specification's: what people send in without signing in. */
  adminSubmissions: {
    ...WORK,
    de: '/admin/eingaenge',
    en: '/admin/submissions',
    title: 'submissions',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeSubmissions'],
  },
  /** Ours, beside the specification's: what is collected by direct debit, a run for each day. */
  adminBillingRuns: {
    ...WORK,
    de: '/admin/einzuege',
    en: '/admin/collections',
    title: 'billingRuns',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  adminBillingRun: {
    ...WORK,
    de: '/admin/einzuege/:id',
    en: '/admin/collections/:id',
    title: 'billingRun',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  /** Ours, beside the specification's: what is owed to payers, and the files by which they get it. */
  adminPayouts: {
    ...WORK,
    de: '/admin/auszahlungen',
    en: '/admin/payouts',
    title: 'payouts',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  adminPayout: {
    ...WORK,
    de: '/admin/auszahlungen/:id',
    en: '/admin/payouts/:id',
    title: 'payout',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  /** Ours, beside the specification's: new prices that contracts are told of. */
  adminPriceCampaigns: {
    ...WORK,
    de: '/admin/preisanpassungen',
    en: '/admin/price-campaigns',
    title: 'priceCampaigns',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  adminPriceCampaign: {
    ...WORK,
    de: '/admin/preisanpassungen/:id',
    en: '/admin/price-campaigns/:id',
    title: 'priceCampaign',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  /** Ours, beside the specification's: what payers who are not debited are asked for, and what is kept from wages. */
  adminInvoices: {
    ...WORK,
    de: '/admin/rechnungen',
    en: '/admin/invoices',
    title: 'invoices',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  adminInvoice: {
    ...WORK,
    de: '/admin/rechnungen/:id',
    en: '/admin/invoices/:id',
    title: 'invoice',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  adminPayrollLists: {
    ...WORK,
    de: '/admin/lohnabzug',
    en: '/admin/payroll',
    title: 'payrollLists',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  /** Ours, beside the specification's: what the shop has mailed to whom. */
  adminMails: {
    ...WORK,
    de: '/admin/postausgang',
    en: '/admin/mails',
    title: 'mails',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeMails'],
  },
  /** Ours, beside the specification's: what the bank has sent, and what of it waits for somebody. */
  adminBank: {
    ...WORK,
    de: '/admin/bank',
    en: '/admin/bank-messages',
    title: 'bank',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  /** Ours, beside the specification's: who owes what came back. */
  adminDunning: {
    ...WORK,
    de: '/admin/mahnfaelle',
    en: '/admin/dunning',
    title: 'dunning',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'],
  },
  /** Ours, beside the specification's: orders that may be a fraud, and why. */
  adminFraud: {
    ...WORK,
    de: '/admin/betrugsverdacht',
    en: '/admin/fraud',
    title: 'fraud',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeContracts'],
  },
  /** Ours, beside the specification's: how the company is set up, and how the process is. */
  adminDoctor: {
    ...WORK,
    de: '/admin/zustand',
    en: '/admin/doctor',
    title: 'doctor',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditConfiguration'],
  },
  /** Ours, beside the specification's: who was checked and could not show a pass. */
  adminEnforcement: {
    ...WORK,
    de: '/admin/fahrausweispruefung',
    en: '/admin/inspection',
    title: 'enforcement',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeEnforcement'],
  },
  /** Ours, beside the specification's: what waits for a second person; everybody sees what they have asked for. */
  adminApprovals: {
    ...WORK,
    de: '/admin/freigaben',
    en: '/admin/approvals',
    title: 'approvals',
    rights: ['AllowedToUseAdminPanel'],
  },
  /** Ours, beside the specification's: who did what. */
  adminAudit: {
    ...WORK,
    de: '/admin/protokoll',
    en: '/admin/audit',
    title: 'audit',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeAudit'],
  },
  /** Ours, beside the specification's: who works here, and what they may do. */
  adminStaff: {
    ...WORK,
    de: '/admin/beschaeftigte',
    en: '/admin/staff',
    title: 'staff',
    rights: ['AllowedToUseAdminPanel', 'AllowedToManageStaff'],
  },
  adminTariff: { ...WORK, de: '/admin/tarif', en: '/admin/tariff', title: 'tariff' },
  /** Ours, beside those of the specification (decision 72). */
  adminTariffVersions: {
    ...WORK,
    de: '/admin/tarif/fassungen',
    en: '/admin/tariff/versions',
    title: 'tariffVersions',
    rights: ['AllowedToUseAdminPanel', 'AllowedToArrangeTariff'],
    everyClient: true,
  },
  adminFixedPriceGroups: {
    ...WORK,
    de: '/admin/tarif/festpreisgruppen',
    en: '/admin/tariff/fixedPriceGroups',
    title: 'fixedPriceGroups',
    rights: ['AllowedToUseAdminPanel', 'AllowedToGetServiceAreas'],
  },
  adminRelationGroups: {
    ...WORK,
    de: '/admin/tarif/relationsgruppen',
    en: '/admin/tariff/relationGroups',
    title: 'relationGroups',
    rights: ['AllowedToUseAdminPanel', 'AllowedToGetServiceAreas'],
  },
  adminSortGroupTexts: {
    ...WORK,
    de: '/admin/tarif/sortengruppeTexte',
    en: '/admin/tariff/sortGroupTexts',
    title: 'sortGroupTexts',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditSortGroupTexts'],
  },
  adminOrderFulfillment: {
    ...WORK,
    de: '/admin/orderfulfillment',
    en: '/admin/orderfulfillment',
    title: 'orderFulfillment',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'],
  },
  adminAttachments: {
    ...WORK,
    de: '/admin/anhaenge',
    en: '/admin/attachments',
    title: 'attachments',
    rights: ['AllowedToUseAdminPanel', 'AllowedToManageAttachments'],
  },
  adminCatalogueConverter: {
    ...WORK,
    de: '/admin/katalogKonvertierung',
    en: '/admin/catalogueConverter',
    title: 'catalogueConverter',
    rights: ['AllowedToUseAdminPanel', 'AllowedToArrangeTariff'],
  },
  adminSqlStatements: {
    ...WORK,
    de: '/admin/sqlStatements',
    en: '/admin/sqlStatements',
    title: 'sqlStatements',
    rights: ['AllowedToUseAdminPanel', 'AllowedToExecuteSqlStatements'],
  },
  adminDynamicPages: {
    ...WORK,
    de: '/admin/dynamischeSeiten',
    en: '/admin/dynamicPages',
    title: 'dynamicPages',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditPages'],
  },
  adminDynamicPage: {
    ...WORK,
    de: '/admin/dynamischeSeiten/:path',
    en: '/admin/dynamicPages/:path',
    title: 'dynamicPage',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditPages'],
  },
  adminGeneral: { ...WORK, de: '/admin/allgemein', en: '/admin/general', title: 'general' },
  adminLanguages: {
    ...WORK,
    de: '/admin/allgemein/sprachen',
    en: '/admin/general/languages',
    title: 'languages',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditLanguages'],
  },
  adminMessages: {
    ...WORK,
    de: '/admin/allgemein/nachrichten',
    en: '/admin/general/notifications',
    title: 'messages',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditMessageOfTheDays'],
  },
  /** Ours, beside the specification's: what programs of partners call by. */
  adminApiKeys: {
    ...WORK,
    de: '/admin/partnerschluessel',
    en: '/admin/partnerKeys',
    title: 'apiKeys',
    rights: ['AllowedToUseAdminPanel', 'AllowedToManageIntegrations'],
  },
  /** Ours, beside the specification's: servers of partners that are told what happens. */
  adminWebhooks: {
    ...WORK,
    de: '/admin/webhooks',
    en: '/admin/webhooks',
    title: 'webhooks',
    rights: ['AllowedToUseAdminPanel', 'AllowedToManageIntegrations'],
  },
  /** Ours, beside the specification's: lists that are sent by the clock. */
  adminSchedules: { ...WORK, de: '/admin/geplanteExporte', en: '/admin/scheduledExports', title: 'schedules' },
  adminSettings: {
    ...WORK,
    de: '/admin/einstellungen',
    en: '/admin/settings',
    title: 'settings',
    rights: ['AllowedToUseAdminPanel', 'AllowedToEditConfiguration'],
  },
} as const satisfies Record<string, Route>

import type { KeyOfApp, OfficeRouteKey } from '@billett/paths'
import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** What leads into the office and out of it. */
const entrance: Record<KeyOfApp<'office'>, Load> = {
  admin: () => import('../features/login/StaffLoginPage.tsx').then(module => module.StaffLoginPage),
  adminNewPassword: () => import('../features/password/NewPasswordPage.tsx').then(module => module.NewPasswordPage),
  adminPortal: () => import('../features/portal/PortalPage.tsx').then(module => module.PortalPage),
  adminLogout: () => import('../features/logout/LogoutPage.tsx').then(module => module.LogoutPage),
}

/**
 * The page of each screen, loaded when it is shown. A screen that is missing here has an address and rights, stands in
 * no menu, and its address says that there is no such page.
 */
export const pages: Readonly<Partial<Record<OfficeRouteKey, Load>>> = {
  ...entrance,
  adminOrders: () => import('../features/orders/OrdersPage.tsx').then(module => module.OrdersPage),
  adminContracts: () => import('../features/contracts/ContractsPage.tsx').then(module => module.ContractsPage),
  adminEntitlementRules: () =>
    import('../features/entitlement-rules/EntitlementRulesPage.tsx').then(module => module.EntitlementRulesPage),
  adminWayDecisions: () =>
    import('../features/staff-decisions/StaffDecisionsPage.tsx').then(module => module.StaffDecisionsPage),
  adminFrameworkContracts: () =>
    import('../features/framework-contracts/FrameworkContractsPage.tsx').then(module => module.FrameworkContractsPage),
  adminOrganisations: () =>
    import('../features/staff-organisations/StaffOrganisationsPage.tsx').then(module => module.StaffOrganisationsPage),
  adminOffers: () => import('../features/offers/OffersPage.tsx').then(module => module.OffersPage),
  adminUsers: () => import('../features/users/UsersPage.tsx').then(module => module.UsersPage),
  adminStaff: () => import('../features/staff/StaffPage.tsx').then(module => module.StaffPage),
  adminCatalogueConverter: () =>
    import('../features/catalogue-converter/ConverterPage.tsx').then(module => module.ConverterPage),
  adminTariffVersions: () =>
    import('../features/tariff-versions/TariffVersionsPage.tsx').then(module => module.TariffVersionsPage),
  adminDynamicPages: () => import('../features/pages/PagesPage.tsx').then(module => module.PagesPage),
  adminDynamicPage: () => import('../features/pages/PageEditor.tsx').then(module => module.PageEditor),
  adminSqlStatements: () => import('../features/statements/StatementsPage.tsx').then(module => module.StatementsPage),
  adminSchedules: () => import('../features/schedules/SchedulesPage.tsx').then(module => module.SchedulesPage),
  adminSettings: () => import('../features/settings/SettingsPage.tsx').then(module => module.SettingsPage),
  adminBaseData: () => import('../features/base-data/BaseDataPage.tsx').then(module => module.BaseDataPage),
  adminEvents: () => import('../features/events/EventsPage.tsx').then(module => module.EventsPage),
  adminEnforcement: () => import('../features/enforcement/EnforcementPage.tsx').then(module => module.EnforcementPage),
  adminDoctor: () => import('../features/doctor/DoctorPage.tsx').then(module => module.DoctorPage),
  adminInvoices: () => import('../features/invoices/InvoicesPage.tsx').then(module => module.InvoicesPage),
  adminInvoice: () => import('../features/invoices/InvoicePage.tsx').then(module => module.InvoicePage),
  adminPayrollLists: () => import('../features/invoices/PayrollListsPage.tsx').then(module => module.PayrollListsPage),
  schoolInvoices: () =>
    import('../features/payer-invoices/PayerInvoicesPage.tsx').then(module => module.PayerInvoicesPage),
  adminBillingRuns: () => import('../features/billing/BillingRunsPage.tsx').then(module => module.BillingRunsPage),
  adminPriceCampaigns: () =>
    import('../features/price-campaigns/PriceCampaignsPage.tsx').then(module => module.PriceCampaignsPage),
  adminPriceCampaign: () =>
    import('../features/price-campaigns/PriceCampaignPage.tsx').then(module => module.PriceCampaignPage),
  adminPayouts: () => import('../features/billing/payouts/PayoutsPage.tsx').then(module => module.PayoutsPage),
  adminPayout: () => import('../features/billing/payouts/PayoutPage.tsx').then(module => module.PayoutPage),
  adminBillingRun: () => import('../features/billing/BillingRunPage.tsx').then(module => module.BillingRunPage),
  adminBank: () => import('../features/bank/BankPage.tsx').then(module => module.BankPage),
  adminFraud: () => import('../features/fraud/FraudPage.tsx').then(module => module.FraudPage),
  adminDunning: () => import('../features/dunning/DunningPage.tsx').then(module => module.DunningPage),
  adminMails: () => import('../features/mails/MailsPage.tsx').then(module => module.MailsPage),
  adminSubmissions: () => import('../features/submissions/SubmissionsPage.tsx').then(module => module.SubmissionsPage),
  adminApprovals: () => import('../features/approvals/ApprovalsPage.tsx').then(module => module.ApprovalsPage),
  adminAudit: () => import('../features/audit/AuditPage.tsx').then(module => module.AuditPage),
  adminOrderFulfillment: () =>
    import('../features/order-fulfillment/OrderFulfillmentPage.tsx').then(module => module.OrderFulfillmentPage),
  adminAttachments: () => import('../features/attachments/AttachmentsPage.tsx').then(module => module.AttachmentsPage),
  adminApiKeys: () => import('../features/api-keys/ApiKeysPage.tsx').then(module => module.ApiKeysPage),
  adminWebhooks: () => import('../features/webhooks/WebhooksPage.tsx').then(module => module.WebhooksPage),
  organisations: () =>
    import('../features/organisations/OrganisationsPage.tsx').then(module => module.OrganisationsPage),
  organisation: () => import('../features/pupils/OrganisationPage.tsx').then(module => module.OrganisationPage),
  approveDecline: () =>
    import('../features/approve-decline/ApproveDeclinePage.tsx').then(module => module.ApproveDeclinePage),
  contactPersons: () =>
    import('../features/contact-persons/ContactPersonsPage.tsx').then(module => module.ContactPersonsPage),
  contactPersonsOfSchool: () =>
    import('../features/contact-persons/ContactPersonsPage.tsx').then(module => module.SchoolContactsPage),
  contactPersonsOfPayer: () =>
    import('../features/contact-persons/ContactPersonsPage.tsx').then(module => module.PayerContactsPage),
  documentOverview: () =>
    import('../features/organisation-documents/DocumentOverviewPage.tsx').then(module => module.DocumentOverviewPage),
  documentUpload: () =>
    import('../features/organisation-documents/DocumentUploadPage.tsx').then(module => module.DocumentUploadPage),
  financialReport: () =>
    import('../features/financial-report/FinancialReportPage.tsx').then(module => module.FinancialReportPage),
  studentImport: () => import('../features/student-import/ImportPage.tsx').then(module => module.ImportPage),
  schoolDecisions: () => import('../features/way-decisions/DecisionsPage.tsx').then(module => module.DecisionsPage),
  schoolJournal: () => import('../features/portal-journal/JournalPage.tsx').then(module => module.JournalPage),
  schoolYears: () => import('../features/school-years/SchoolYearsPage.tsx').then(module => module.SchoolYearsPage),
  changeRequests: () =>
    import('../features/change-requests/ChangeRequestsPage.tsx').then(module => module.ChangeRequestsPage),
  portalSettings: () =>
    import('../features/portal-settings/PortalSettingsPage.tsx').then(module => module.PortalSettingsPage),
  portalHelp: () => import('../features/portal-help/PortalHelpPage.tsx').then(module => module.PortalHelpPage),
  adminTariff: () => import('../features/tariff/TariffPage.tsx').then(module => module.TariffPage),
  adminFixedPriceGroups: () =>
    import('../features/tariff/board/FixedPriceGroupsPage.tsx').then(module => module.FixedPriceGroupsPage),
  adminRelationGroups: () =>
    import('../features/tariff/board/RelationGroupsPage.tsx').then(module => module.RelationGroupsPage),
  adminSortGroupTexts: () =>
    import('../features/tariff/texts/SortGroupTextsPage.tsx').then(module => module.SortGroupTextsPage),
  adminGeneral: () => import('../features/tariff/GeneralPage.tsx').then(module => module.GeneralPage),
  adminLanguages: () => import('../features/tariff/languages/LanguagesPage.tsx').then(module => module.LanguagesPage),
  adminMessages: () => import('../features/messages/MessagesPage.tsx').then(module => module.MessagesPage),
}

/** Keys of the screens that have a page. */
export const screens: ReadonlySet<string> = new Set(Object.keys(pages))

import type { Call } from './call.ts'
import * as prepaid from './calls/books/prepaid.ts'
import * as salesCart from './calls/checkout/sales-cart.ts'
import * as salesCheckout from './calls/checkout/sales-checkout.ts'
import * as salesEnforcement from './calls/checkout/sales-enforcement.ts'
import * as salesHandOver from './calls/checkout/sales-hand-over.ts'
import * as salesMoney from './calls/checkout/sales-money.ts'
import * as salesOrders from './calls/checkout/sales-orders.ts'
import * as salesPassengerFacts from './calls/checkout/sales-passenger-facts.ts'
import * as partner from './calls/partner/partner.ts'
import * as partnerCodeWords from './calls/partner/partner-code-words.ts'
import * as partnerEnforcement from './calls/partner/partner-enforcement.ts'
import * as mandates from './calls/pay/mandates.ts'
import * as payment from './calls/pay/payment.ts'
import * as paymentMethods from './calls/pay/payment-methods.ts'
import * as addressValidation from './calls/people/address-validation.ts'
import * as studentVerification from './calls/people/student-verification.ts'
import * as userAccount from './calls/people/user-account.ts'
import * as userDocuments from './calls/people/user-documents.ts'
import * as userHelp from './calls/people/user-help.ts'
import * as userPasskeys from './calls/people/user-passkeys.ts'
import * as userPassword from './calls/people/user-password.ts'
import * as userPicture from './calls/people/user-picture.ts'
import * as userRegistration from './calls/people/user-registration.ts'
import * as userServices from './calls/people/user-services.ts'
import * as userSession from './calls/people/user-session.ts'
import * as userSettings from './calls/people/user-settings.ts'
import * as userSubscriptions from './calls/people/user-subscriptions.ts'
import * as common from './calls/run/common.ts'
import * as consent from './calls/run/consent.ts'
import * as declaration from './calls/run/declaration.ts'
import * as feedback from './calls/run/feedback.ts'
import * as messageOfTheDay from './calls/run/message-of-the-day.ts'
import * as operations from './calls/run/operations.ts'
import * as jobTicketEntry from './calls/school/job-ticket-entry.ts'
import * as jobTicketLeaving from './calls/school/job-ticket-leaving.ts'
import * as jobTicketTakers from './calls/school/job-ticket-takers.ts'
import * as nextYearLink from './calls/school/next-year-link.ts'
import * as schoolApplications from './calls/school/school-applications.ts'
import * as schoolBatches from './calls/school/school-batches.ts'
import * as schoolChangeRequests from './calls/school/school-change-requests.ts'
import * as schoolContactPersons from './calls/school/school-contact-persons.ts'
import * as schoolContracts from './calls/school/school-contracts.ts'
import * as schoolCustomers from './calls/school/school-customers.ts'
import * as schoolDecisionList from './calls/school/school-decision-list.ts'
import * as schoolDecisions from './calls/school/school-decisions.ts'
import * as schoolDocuments from './calls/school/school-documents.ts'
import * as schoolEntitlement from './calls/school/school-entitlement.ts'
import * as schoolFinancialReport from './calls/school/school-financial-report.ts'
import * as schoolInvoices from './calls/school/school-invoices.ts'
import * as schoolJournal from './calls/school/school-journal.ts'
import * as schoolLeaving from './calls/school/school-leaving.ts'
import * as schoolLetters from './calls/school/school-letters.ts'
import * as schoolOrganisations from './calls/school/school-organisations.ts'
import * as schoolSettings from './calls/school/school-settings.ts'
import * as schoolYears from './calls/school/school-years.ts'
import * as baseData from './calls/staff/base-data.ts'
import * as dynamicPages from './calls/staff/dynamic-pages.ts'
import * as staffApiKeys from './calls/staff/staff-api-keys.ts'
import * as staffApprovals from './calls/staff/staff-approvals.ts'
import * as staffArrangements from './calls/staff/staff-arrangements.ts'
import * as staffAttachments from './calls/staff/staff-attachments.ts'
import * as staffAudit from './calls/staff/staff-audit.ts'
import * as staffBank from './calls/staff/staff-bank.ts'
import * as staffBilling from './calls/staff/staff-billing.ts'
import * as staffCampaigns from './calls/staff/staff-campaigns.ts'
import * as staffCatalogue from './calls/staff/staff-catalogue.ts'
import * as staffCodeWords from './calls/staff/staff-code-words.ts'
import * as staffConfig from './calls/staff/staff-config.ts'
import * as staffContractActs from './calls/staff/staff-contract-acts.ts'
import * as staffContractDesk from './calls/staff/staff-contract-desk.ts'
import * as staffContractEvents from './calls/staff/staff-contract-events.ts'
import * as staffContracts from './calls/staff/staff-contracts.ts'
import * as staffDecisions from './calls/staff/staff-decisions.ts'
import * as staffDeclarations from './calls/staff/staff-declarations.ts'
import * as staffDocuments from './calls/staff/staff-documents.ts'
import * as staffEnforcement from './calls/staff/staff-enforcement.ts'
import * as staffEntitlement from './calls/staff/staff-entitlement.ts'
import * as staffEvents from './calls/staff/staff-events.ts'
import * as staffFramework from './calls/staff/staff-framework.ts'
import * as staffFraud from './calls/staff/staff-fraud.ts'
import * as staffFulfilment from './calls/staff/staff-fulfilment.ts'
import * as staffHandOvers from './calls/staff/staff-hand-overs.ts'
import * as staffInvoices from './calls/staff/staff-invoices.ts'
import * as staffLists from './calls/staff/staff-lists.ts'
import * as staffMails from './calls/staff/staff-mails.ts'
import * as staffMessages from './calls/staff/staff-messages.ts'
import * as staffOffers from './calls/staff/staff-offers.ts'
import * as staffOpenIdSecrets from './calls/staff/staff-open-id-secrets.ts'
import * as staffOrderActs from './calls/staff/staff-order-acts.ts'
import * as staffOrders from './calls/staff/staff-orders.ts'
import * as staffOrganisations from './calls/staff/staff-organisations.ts'
import * as staffPayouts from './calls/staff/staff-payouts.ts'
import * as staffPortal from './calls/staff/staff-portal.ts'
import * as staffPreview from './calls/staff/staff-preview.ts'
import * as staffRefunds from './calls/staff/staff-refunds.ts'
import * as staffRights from './calls/staff/staff-rights.ts'
import * as staffSchedules from './calls/staff/staff-schedules.ts'
import * as staffSecondFactor from './calls/staff/staff-second-factor.ts'
import * as staffSecrets from './calls/staff/staff-secrets.ts'
import * as staffSortGroupTexts from './calls/staff/staff-sort-group-texts.ts'
import * as staffStatements from './calls/staff/staff-statements.ts'
import * as staffSubmissions from './calls/staff/staff-submissions.ts'
import * as staffTakeOver from './calls/staff/staff-take-over.ts'
import * as staffTakeOvers from './calls/staff/staff-take-overs.ts'
import * as staffTariff from './calls/staff/staff-tariff.ts'
import * as staffTariffVersions from './calls/staff/staff-tariff-versions.ts'
import * as staffUserMatters from './calls/staff/staff-user-matters.ts'
import * as staffUsers from './calls/staff/staff-users.ts'
import * as staffViews from './calls/staff/staff-views.ts'
import * as staffWebhooks from './calls/staff/staff-webhooks.ts'
import * as subscriptionApplication from './calls/subscription/application.ts'
import * as subscriptionChanges from './calls/subscription/change-requests.ts'
import * as debitedAccount from './calls/subscription/debited-account.ts'
import * as subscriptionDebt from './calls/subscription/debt.ts'
import * as subscriptionLink from './calls/subscription/link.ts'
import * as subscriptionOffer from './calls/subscription/offer.ts'
import * as ownContracts from './calls/subscription/own-contracts.ts'
import * as passes from './calls/subscription/passes.ts'
import * as priceQuestion from './calls/subscription/price-question.ts'
import * as subscription from './calls/subscription/subscription.ts'
import * as orderFulfillment from './calls/ticket/order-fulfillment.ts'
import * as wallet from './calls/ticket/wallet.ts'
import * as tariffData from './calls/travel/tariff-data.ts'
import * as tariffProducts from './calls/travel/tariff-products.ts'
import * as tariffStops from './calls/travel/tariff-stops.ts'
import * as tariffTrips from './calls/travel/tariff-trips.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'summary' in value && 'access' in value

/** Every call, by service and in the order they are declared. Server only: a screen imports the calls it makes. */
export const catalogue: readonly Call[] = [
  common,
  consent,
  operations,
  tariffStops,
  tariffTrips,
  tariffProducts,
  tariffData,
  salesPassengerFacts,
  salesCart,
  salesCheckout,
  salesOrders,
  salesEnforcement,
  salesHandOver,
  salesMoney,
  payment,
  orderFulfillment,
  subscriptionOffer,
  subscriptionApplication,
  subscriptionDebt,
  priceQuestion,
  subscriptionLink,
  subscription,
  ownContracts,
  debitedAccount,
  passes,
  subscriptionChanges,
  declaration,
  userSession,
  userRegistration,
  userPassword,
  userPasskeys,
  userServices,
  userAccount,
  userSettings,
  userSubscriptions,
  studentVerification,
  mandates,
  userDocuments,
  userHelp,
  userPicture,
  messageOfTheDay,
  paymentMethods,
  addressValidation,
  feedback,
  prepaid,
  wallet,
  schoolSettings,
  schoolOrganisations,
  schoolYears,
  schoolCustomers,
  schoolContracts,
  schoolContactPersons,
  schoolDocuments,
  schoolFinancialReport,
  schoolInvoices,
  schoolJournal,
  schoolLeaving,
  schoolLetters,
  schoolChangeRequests,
  staffContractEvents,
  staffDocuments,
  schoolApplications,
  schoolDecisionList,
  schoolDecisions,
  schoolEntitlement,
  schoolBatches,
  jobTicketEntry,
  jobTicketLeaving,
  nextYearLink,
  jobTicketTakers,
  staffPortal,
  staffConfig,
  staffSecrets,
  staffOpenIdSecrets,
  staffContractActs,
  staffContractDesk,
  staffContracts,
  staffDecisions,
  staffDeclarations,
  staffEntitlement,
  staffFramework,
  staffEnforcement,
  staffCodeWords,
  staffEvents,
  staffFraud,
  staffFulfilment,
  staffLists,
  staffMessages,
  staffOffers,
  staffOrders,
  staffOrganisations,
  staffPayouts,
  staffOrderActs,
  staffSchedules,
  staffSecondFactor,
  staffBank,
  staffMails,
  staffSubmissions,
  staffTakeOver,
  staffTakeOvers,
  staffTariffVersions,
  staffUserMatters,
  staffUsers,
  staffPreview,
  staffRefunds,
  staffRights,
  staffStatements,
  staffArrangements,
  staffAttachments,
  staffSortGroupTexts,
  staffTariff,
  staffBilling,
  staffCampaigns,
  staffHandOvers,
  staffInvoices,
  staffCatalogue,
  dynamicPages,
  staffApprovals,
  baseData,
  staffAudit,
  staffViews,
  staffWebhooks,
  staffApiKeys,
  partner,
  partnerEnforcement,
  partnerCodeWords,
].flatMap(module => Object.values(module).filter(isCall))

export type { DemoContract, DemoCustomer, DemoPerson } from './customers/demo-customer.ts'
export { DEMO_PASSWORD, demoCustomers } from './customers/demo-customers.ts'
export { debtorsDueOn, debtorsSince, demoDebtors } from './customers/demo-debtors.ts'
export { type DemoRegion, demoRegion } from './demo-region.ts'
export type { GtfsTables } from './gtfs/tables.ts'
export { type DemoBuyer, demoBuyers } from './orders/demo-buyers.ts'
export type { DemoOrder, DemoPayment, DemoReturn, DemoTicket } from './orders/demo-order.ts'
export { demoOrders } from './orders/demo-orders.ts'
export { demoEntitlementRules } from './schools/demo-entitlement.ts'
export { type DemoFamily, type DemoOutcome, demoFamilies } from './schools/demo-families.ts'
export { demoFramework } from './schools/demo-framework.ts'
export { DEMO_PHOTO } from './schools/demo-photo.ts'
export {
  type DemoContact,
  type DemoMember,
  type DemoOrganisation,
  demoContacts,
  demoMembers,
  demoOrganisations,
} from './schools/demo-schools.ts'
export { type DemoEmployee, demoStaff } from './staff/demo-staff.ts'
export { type DemoSubmission, demoSubmissions } from './submissions/demo-submissions.ts'
export { demoSubscriptions } from './subscriptions/demo-subscriptions.ts'

import type { Service } from '../call.ts'

/** What each service is for, in the order a reader meets them. */
export const SERVICES: Partial<Record<Service, string>> = {
  common: 'The shop itself: whose it is, how it is, and what it is built of.',
  tariff: 'Stops, journeys, products and prices.',
  sales: 'Carts and orders, from the first ticket to money given back.',
  payment: 'Ways to pay, and those a customer has stored.',
  orderFulfillment: 'Tickets that were bought: as PDF, and by mail.',
  wallet: 'Tickets in the wallets of phones.',
  user: 'Accounts: registering, signing in, and everything a customer keeps with us.',
  prepaid: 'Prepaid cards and what is on them.',
  addressvalidation: 'Streets and towns as they are registered.',
  feedback: 'What customers want to tell the company.',
  subscription: 'Cancelling a contract.',
  schoolSubscription: 'What schools, companies and those who pay see of their pupils and employees, and decide.',
  declaration: 'Declarations the law asks for.',
  partner: 'What programs of partners look up, by a key: without names.',
  admin: 'What the company’s own people look up and do.',
}

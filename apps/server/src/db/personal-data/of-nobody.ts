import type { OfNobody } from './held.ts'

const PRODUCT = { ofNobody: 'is what the shop sells and says' }
const REGISTER = { ofNobody: 'is the public register of addresses' }
const COUNTER = { ofNobody: 'is a counter' }
const HASHED = { ofNobody: 'has only fingerprints, which nothing can be read from' }
const KEYS = { ofNobody: 'is the shop’s own key' }

/** Tables from which nobody can be told. */
export const OF_NOBODY = {
  addressCity: REGISTER,
  addressStreet: REGISTER,
  addressHouse: REGISTER,
  adminEvent: { ofNobody: 'tells staff of trouble, by numbers of orders and payments' },
  apiKey: { ofNobody: 'is the fingerprint of a partner’s key' },
  attachmentFile: PRODUCT,
  attachmentPlan: PRODUCT,
  bankFile: { ofNobody: 'is how many debits or transfers were in a file, and who of the company released it' },
  billingRun: { ofNobody: 'is a day on which the shop claimed what was owed, collected it, or paid what it owed' },
  dunningHandOver: { ofNobody: 'is how much a collection agency was given at once, and who of the company did so' },
  movedRow: { ofNobody: 'is which rows of money are to be checked against the books next' },
  runPart: { ofNobody: 'is how far the collecting of a day has come' },
  priceCampaign: { ofNobody: 'is a new price of a subscription, and who of the company wrote and released it' },
  priceCampaignPart: { ofNobody: 'is how far the telling of a new price has come' },
  bankMessage: { ofNobody: 'is a file of the bank as a whole; whose money each line of it is stands in those' },
  bankMessageContent: {
    ofNobody: 'is what the bank sent, of all its lines at once, and goes after the months that the client keeps it',
  },
  clientVersion: PRODUCT,
  declineReason: { ofNobody: 'is a reason that anybody may be told' },
  cookieConsent: { ofNobody: 'is by a number made up for a device, which no other table knows' },
  demoClock: { ofNobody: 'is how far the clock of a demo runs ahead' },
  discountCounter: COUNTER,
  invoiceCounter: COUNTER,
  invoiceSeries: COUNTER,
  keyedRequest: HASHED,
  mailLease: { ofNobody: 'is the number of a mail that is being sent' },
  messageOfTheDay: PRODUCT,
  openIdKey: KEYS,
  openIdSecret: { ofNobody: 'is a password of a service, and who of the company wrote it' },
  pageDraft: { ofNobody: 'is what the shop will say, and who of the company wrote it' },
  realTimeFeed: { ofNobody: 'is how vehicles run today' },
  region: PRODUCT,
  secret: KEYS,
  writtenSecret: { ofNobody: 'is a password of the shop, and who of the company wrote it' },
  sqlStatement: { ofNobody: 'is a question that the company asks of its rows' },
  subscriptionCategory: PRODUCT,
  subscriptionConfiguration: PRODUCT,
  tariffComparison: PRODUCT,
  tariffVersion: PRODUCT,
  termsVersion: PRODUCT,
  ticketKey: KEYS,
  tryCount: HASHED,
  webhook: { ofNobody: 'is the address of a partner’s server' },
  webhookDelivery: { ofNobody: 'tells a partner’s server of orders and contracts by their numbers' },
  webhookInbox: { ofNobody: 'is the reference of a payment, and when its provider wrote of it' },
} as const satisfies Record<string, OfNobody>

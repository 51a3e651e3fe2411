export { FORGET_EVERY_MINUTES, forgetOrders } from './forget-orders.ts'
export { forgetRecords } from './forget-records.ts'
export { forgetSubscriptions } from './forget-subscriptions.ts'
export { tidyRecords } from './tidy-records.ts'

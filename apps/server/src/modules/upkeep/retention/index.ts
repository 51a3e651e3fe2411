export { FORGET_EVERY_MINUTES, forgetOrders } from './forget-orders.ts'
export { forgetRecords } from './forget-records.ts'
export { tidyRecords } from './tidy-records.ts'

export { isAccountThere, offeredByKey, waitForOthers } from './demo-customer.repository.ts'
export { keepDemoCustomers, makeCustomers } from './keep-demo-customers.ts'
export { demoId } from './make-account.ts'
export { thenWorld } from './then-world.ts'

export { isAccountThere, offeredByKey, waitForOthers } from './demo-customer.repository.ts'
export { keepDemoCustomers } from './keep-demo-customers.ts'
export { thenWorld } from './then-world.ts'

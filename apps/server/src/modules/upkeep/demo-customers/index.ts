export { isAccountThere, offeredByKey, waitForOthers } from './demo-customer.repository.ts'
export { keepDemoCustomers } from './keep-demo-customers.ts'

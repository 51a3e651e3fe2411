export { keepDemoCustomers } from './keep-demo-customers.ts'

export { keepDemoOrders } from './keep-demo-orders.ts'

export { atMoment, type Following } from './at-moment.ts'
export { contextOf } from './context-of.ts'
export { keepDemoOrders } from './keep-demo-orders.ts'

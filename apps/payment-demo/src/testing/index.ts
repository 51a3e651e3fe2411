export { customerAt } from './customer.ts'
export { type ReceivedWebhook, startReceiver } from './receiver.ts'
export { startPaymentDemo } from './start-payment-demo.ts'

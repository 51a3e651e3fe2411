import type { orderRecovery as german } from '../../de/purchase/order-recovery.ts'

export const orderRecovery: Record<keyof typeof german, string> = {
  'order.recovery.title': 'Your payment was interrupted',
  'order.recovery.text':
    'A payment for your order of {{total}} is still open. You can continue it or cancel the order. If you cancel, nothing will be charged.',
  'order.recovery.abort': 'Cancel the order',
  'order.recovery.retry': 'Continue payment',
}

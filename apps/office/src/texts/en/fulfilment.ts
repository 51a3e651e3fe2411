import type { fulfilment as german } from '../de/fulfilment.ts'

export const fulfilment: Record<keyof typeof german, string> = {
  'fulfilment.lead': 'By which layout tickets are made, and which orders wait for theirs.',
  'fulfilment.version': 'Version of the layout',
  'fulfilment.asOf': 'As of',
  'fulfilment.waiting': 'Paid, and without tickets',
  'fulfilment.waitingText':
    'Tickets are made by themselves after the payment, and tried again after faults. Here you start it for all that still wait; no order gets anything twice by it.',
  'fulfilment.toOrders': 'Orders that are paid and have no tickets',
  'fulfilment.retry': 'Try again now',
  'fulfilment.queued_one': '{{count}} order is tried again.',
  'fulfilment.queued_other': '{{count}} orders are tried again.',
}

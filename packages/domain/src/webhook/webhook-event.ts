/** What partners can have told to a server of theirs, as it happens. */
export const WEBHOOK_EVENTS = [
  'orderPaid',
  'orderFulfilled',
  'orderCancelled',
  'ticketHandedOver',
  'contractChanged',
  'orderSuspected',
  'suspicionDecided',
  'bankFileMoved',
  'debitReturned',
  'dunningMoved',
  'debtsHandedOver',
  'payoutMoved',
  'priceCampaignMoved',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** How a message to a partner stands; `failed` where three days of tries are over. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

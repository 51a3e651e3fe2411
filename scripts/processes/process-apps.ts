/** The apps that run as processes of their own, from the root of the checkout. */
export const PROCESS_APPS = [
  'apps/server',
  'apps/payment-demo',
  'apps/mailbox',
  'apps/identity-demo',
  'apps/bank-demo',
  'apps/realtime-demo',
]

import type { subscriptions as german } from '../../de/account/subscriptions.ts'

export const subscriptions: Record<keyof typeof german, string> = {
  'subscriptions.lead': 'What you can change about your subscriptions yourself.',
  'subscriptions.loadFailed': 'Your subscriptions could not be loaded.',
  'subscriptions.none': 'No subscriptions',
  'subscriptions.noneText': 'At present this shop has no subscriptions that you could manage here.',

  'subscriptions.actions.cancel': 'Cancel',
  'subscriptions.actions.pause': 'Pause',
  'subscriptions.actions.refund': 'Ask for a refund',
  'subscriptions.actions.replacement': 'Order a replacement card',
  'subscriptions.actions.cardRecipient': 'Change who receives the card',
  'subscriptions.actions.travelExpenseCertificate': 'Request a travel expense certificate',
}

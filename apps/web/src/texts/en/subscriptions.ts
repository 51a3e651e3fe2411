import type { Texts } from '../texts.ts'

export const subscriptions: Texts['subscriptions'] = {
  lead: 'What you can change about your subscriptions yourself.',
  loadFailed: 'Your subscriptions could not be loaded.',
  none: 'No subscriptions',
  noneText: 'At present this shop has no subscriptions that you could manage here.',
  actions: {
    cancel: 'Cancel',
    pause: 'Pause',
    refund: 'Ask for a refund',
    replacement: 'Order a replacement card',
    cardRecipient: 'Change who receives the card',
    travelExpenseCertificate: 'Request a travel expense certificate',
  },
}

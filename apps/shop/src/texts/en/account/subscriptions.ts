import type { subscriptions as german } from '../../de/account/subscriptions.ts'

export const subscriptions: Record<keyof typeof german, string> = {
  'subscriptions.lead': 'What is running, what is debited next, and what you can change yourself.',
  'subscriptions.loadFailed': 'Your subscriptions could not be loaded.',
  'subscriptions.none': 'You have no subscription yet',
  'subscriptions.noneText':
    'As soon as you order a subscription, you find it here: with its ticket, its debits and all that you can change about it.',
  'subscriptions.offers': 'See subscriptions',
  'subscriptions.byYourself': 'What you can do yourself about a subscription',

  'subscriptions.lists.running': 'Running subscriptions',
  'subscriptions.lists.requested': 'Requested subscriptions',
  'subscriptions.lists.expired': 'Ended subscriptions',

  'subscriptions.lives.ahead': 'not begun yet',
  'subscriptions.lives.running': 'running',
  'subscriptions.lives.paused': 'paused',
  'subscriptions.lives.ended': 'ended',
  'subscriptions.cancelled': 'cancelled as of {{on}}',
  'subscriptions.ends': 'ends on {{on}}',

  'subscriptions.validity.none': 'No first day yet',
  'subscriptions.validity.never': 'Never began',
  'subscriptions.validity.ahead': 'From {{from}}, runs until it is cancelled',
  'subscriptions.validity.open': 'Since {{from}}, runs until it is cancelled',
  'subscriptions.validity.span': '{{from}} to {{until}}',

  'subscriptions.nextDebit': 'Next debit on {{on}}',
  'subscriptions.nextCredit': 'Next credit on {{on}}',

  'subscriptions.actions.cancel': 'Cancel',
  'subscriptions.actions.pause': 'Pause',
  'subscriptions.actions.refund': 'Ask for a refund',
  'subscriptions.actions.replacement': 'Order a replacement card',
  'subscriptions.actions.cardRecipient': 'Change who receives the card',
  'subscriptions.actions.travelExpenseCertificate': 'Ask for a travel expense certificate',
}

import type { subscription as german } from '../../de/account/subscription.ts'

export const subscription: Record<keyof typeof german, string> = {
  'subscription.loadFailed': 'Your subscription could not be loaded.',
  'subscription.missing': 'There is no such subscription in your account',
  'subscription.missingText':
    'The link may be incomplete, or the subscription belongs to another account. You find all of yours in the list.',
  'subscription.toAll': 'See all subscriptions',

  'subscription.debits.headline': 'What is debited next',
  'subscription.debits.loadFailed': 'The next debits could not be loaded.',
  'subscription.debits.debit': 'Debit on {{on}}',
  'subscription.debits.credit': 'Credit on {{on}}',
  'subscription.debits.booked': 'This amount is booked already.',
  'subscription.debits.planned': 'This amount is planned and not booked yet.',

  'subscription.actions.headline': 'What you can do',

  'subscription.facts.headline': 'Your contract',
  'subscription.facts.validity': 'Term',
  'subscription.facts.pauses': 'Pauses',
  'subscription.facts.price': 'Price',
  'subscription.facts.holder': 'Who travels with it',
  'subscription.facts.subscriber': 'Who concluded it',
  'subscription.facts.medium': 'Ticket',
  'subscription.facts.contractNumber': 'Contract number',
  'subscription.facts.customerNumber': 'Customer number',
  'subscription.media.phone': 'on the phone',
  'subscription.media.chip': 'chip card, still on its way',
  'subscription.media.chipNumber': 'chip card {{serial}}',

  'subscription.payers.headline': 'Who pays',
  'subscription.payers.you': 'You',
  'subscription.payers.other': 'Somebody else',
  'subscription.payers.reference': 'Mandate reference {{reference}}',
  'subscription.payers.change': 'Change the bank account',

  'subscription.requests.headline': 'Your requests',
  'subscription.requests.received': 'Received on {{when}}',
  'subscription.requests.until': 'You can take this back until {{until}}.',
  'subscription.requests.takeBack': 'Take back',
  'subscription.requests.takeBackOf': 'Take back: {{what}}',
  'subscription.requests.takenBack': 'taken back',

  'subscription.journal.headline': 'History',
  'subscription.journal.whole': 'All details',
  'subscription.journal.loadFailed': 'The history could not be loaded.',
  'subscription.journal.none': 'Nothing has happened yet.',
  'subscription.journal.planned': 'Planned',
  'subscription.journal.past': 'Booked and done',
}

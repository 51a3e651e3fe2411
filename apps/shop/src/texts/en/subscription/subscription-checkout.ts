/** Ordering a subscription, page by page. */
export const subscriptionCheckout = {
  'subscriptionCheckout.headline': 'Order a subscription',
  'subscriptionCheckout.headlineOf': 'Order {{name}}',
  'subscriptionCheckout.none': 'No subscription chosen yet',
  'subscriptionCheckout.noneText': 'Choose first what you would like to order.',
  'subscriptionCheckout.gone': 'This subscription is gone',
  'subscriptionCheckout.goneText': 'It is no longer offered. Please choose another one; what you entered stays.',
  'subscriptionCheckout.toOffers': 'See subscriptions',
  'subscriptionCheckout.failed': 'The order form could not be loaded.',
  'subscriptionCheckout.draft': 'Preview: this subscription is not on sale yet and cannot be ordered.',
  'subscriptionCheckout.steps': 'Steps of the order',
  'subscriptionCheckout.orderStep': 'Check and order',
  'subscriptionCheckout.asGuest': 'You order as a guest.',
  'subscriptionCheckout.signIn': 'Sign in and use your data',
  'subscriptionCheckout.signedIn': 'You are signed in as {{name}}. You will find the subscription in your account.',

  'subscriptionCheckout.cost': 'What it costs',
  'subscriptionCheckout.priceLater': 'Price by your choice',
  'subscriptionCheckout.priceFailed': 'The price could not be loaded.',
  'subscriptionCheckout.unpriced': 'There is no price for this choice. Please choose something else.',
  'subscriptionCheckout.noDebit': 'Nothing is debited.',
  'subscriptionCheckout.firstDebit': 'First debit: {{amount}} on {{day}}.',
  'subscriptionCheckout.debits': 'First debit: {{amount}} on {{day}}, then {{next}} a month.',
  'subscriptionCheckout.debitsOfMonths':
    'First debit: {{amount}} on {{day}} for {{from}} to {{to}}, then {{next}} a month.',

  'subscriptionCheckout.chooseOrganisation': 'Please choose',
  'subscriptionCheckout.runningMonth': 'The current month',
  'subscriptionCheckout.leastMonths_one': '{{count}} month at least',
  'subscriptionCheckout.leastMonths_other': '{{count}} months at least',
  'subscriptionCheckout.numberFrom': 'From {{min}}',
  'subscriptionCheckout.numberBetween': '{{min}} to {{max}}',
  'subscriptionCheckout.mandateText': 'Text of the direct debit mandate',
  'subscriptionCheckout.optionalFile': '{{label}} (optional)',
  'subscriptionCheckout.proofKinds': 'Photo, PDF or document, up to 25 MB.',
  'subscriptionCheckout.proofGiven': 'Uploaded file',
  'subscriptionCheckout.proofLater': 'You hand it in later',

  'subscriptionCheckout.heldAlready': 'This subscription has been ordered already',
  'subscriptionCheckout.heldFrom':
    'The same person has this subscription from {{from}} already (contract {{number}}). If you order it once more, it is debited once more, too.',
  'subscriptionCheckout.heldBetween':
    'The same person has this subscription from {{from}} to {{until}} already (contract {{number}}). If you order it once more, it is debited once more, too.',
  'subscriptionCheckout.joined.name': 'Name',
  'subscriptionCheckout.joined.guardian': 'Concludes the contract',
  'subscriptionCheckout.joined.address': 'Address',
  'subscriptionCheckout.change': 'Change',
  'subscriptionCheckout.changeOf': 'Change {{name}}',
  'subscriptionCheckout.withdrawal':
    'You can withdraw from the contract for {{days}} days without giving a reason. The <instructions>withdrawal instructions</instructions> say how.',
  'subscriptionCheckout.begin':
    'The subscription is to begin before the withdrawal period ends. If I withdraw, I pay for the days until then.',
  'subscriptionCheckout.terms':
    'I accept the <terms>terms and conditions</terms>. I have taken note of the <privacy>privacy policy</privacy>.',
  'subscriptionCheckout.creditCheck':
    'Because we debit later, we ask a credit agency before we accept, with name, date of birth and address.',
  'subscriptionCheckout.changed': 'Something has changed',
  'subscriptionCheckout.changedPrice': 'A month: {{now}} instead of {{before}}.',
  'subscriptionCheckout.changedDebit': 'First debit: {{now}} instead of {{before}}.',
  'subscriptionCheckout.changedText': 'Nothing has been ordered yet. If you agree, please confirm it again.',
  'subscriptionCheckout.debitOn': '{{amount}} on {{day}}',
}

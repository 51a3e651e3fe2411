import type { checkout as german } from '../../de/purchase/checkout.ts'

export const checkout: Record<keyof typeof german, string> = {
  'checkout.headline': 'Checkout',
  'checkout.backToCart': 'Back to the cart',
  'checkout.gone': 'This order is no longer there',
  'checkout.goneText': 'It has run out or belongs to another device. Nothing has been charged.',
  'checkout.nothingLeft': 'These tickets can no longer be bought as they were',
  'checkout.nothingLeftText': 'Search for the trip or choose another ticket.',
  'checkout.steps.address': 'Contact',
  'checkout.steps.payment': 'Payment',
  'checkout.steps.passengers': 'Passenger',
  'checkout.steps.overview': 'Terms and conditions',
  'checkout.next': 'Next: {{step}}',
  'checkout.review': 'Review and order',
  'checkout.done': 'complete',

  'checkout.account.title': 'Account',
  'checkout.account.guest': 'You are ordering as a guest. With an account your details are there already:',
  'checkout.account.signedIn': 'You are ordering with your account: {{name}}, {{email}}',
  'checkout.account.guestOnly': 'You are ordering as a guest and need no account.',

  'checkout.address.title': 'Contact and invoice',
  'checkout.address.email': 'E-mail',
  'checkout.address.emailHint': 'We send your tickets there.',
  'checkout.address.invoice': 'I need an invoice with my name and address',
  'checkout.address.why.mandate': 'Direct debit needs your name and address: they are part of the mandate.',
  'checkout.address.why.largeInvoice': 'Above {{amount}} an invoice must state name and address.',
  'checkout.address.why.buyersAreNamed': 'We need your name and address for every order.',
  'checkout.address.change': 'Change',
  'checkout.address.changeNamed': 'Change contact and invoice',
  'checkout.address.saved': 'Saved address',
  'checkout.address.anotherAddress': 'Enter another address',

  'checkout.payment.title': 'Payment method',
  'checkout.payment.legend': 'How would you like to pay?',
  'checkout.payment.hint': 'You enter the payment details with the payment service in the next step.',
  'checkout.payment.failed': 'The payment methods could not be loaded.',
  'checkout.payment.hintStored': 'You need not enter again what you have saved.',
  'checkout.payment.namesBuyer': 'Needs name and address',
  'checkout.payment.stored': 'Saved',
  'checkout.payment.nothingToPay': 'This order is free of charge. You have nothing to pay.',

  'checkout.passengers.title': 'Passenger details',
  'checkout.passengers.hint': 'These details are on the ticket and are checked during inspections.',
  'checkout.passengers.passengerOf': 'Passenger for {{ticket}}',
  'checkout.passengers.passengerNumberOf': 'Passenger {{number}} for {{ticket}}',
  'checkout.passengers.useBuyer': 'Use the name of the buyer',
  'checkout.passengers.salutation': 'Salutation',
  'checkout.passengers.choose': 'Please choose',
  'checkout.passengers.mediumType': 'Identification document',
  'checkout.passengers.mediumValue': 'Document number',

  'checkout.overview.title': 'Your order',
  'checkout.overview.terms':
    'I accept the <terms>terms and conditions</terms> and have read the <privacy>privacy policy</privacy>.',
  'checkout.overview.termsApply':
    'The <terms>terms and conditions</terms> apply. See the <privacy>privacy policy</privacy>.',
  'checkout.withdrawal.right':
    '{{names}}: you may withdraw from this purchase within 14 days without giving any reason. How, and what follows, is said in the <instructions>instructions on withdrawal</instructions>, which you also receive by e-mail.',
  'checkout.withdrawal.begin':
    'I expressly ask that {{names}} begins before the withdrawal period ends. If I withdraw, I pay a proportionate amount for what was provided until then; once the contract is fully performed my right of withdrawal lapses.',
  'checkout.overview.leaving': 'We are taking you to the payment service …',
  'checkout.overview.leavingLink': 'If nothing happens: go to the payment service',

  'checkout.priceChanged': 'The amount has changed. Please look at it and then order again.',
  'checkout.unreachable': 'The payment service cannot be reached right now',
  'checkout.unreachableText': 'Nothing has been charged. Your entries are still here; please try again in a moment.',
  'checkout.notSent': 'The order did not get through',
  'checkout.notSentText':
    'We do not know whether your order has arrived. Try again: we continue the same order, and it is paid only once.',
}

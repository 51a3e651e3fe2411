/** What has become of an order of a subscription. */
export const subscriptionConfirm = {
  'subscriptionConfirm.sent': 'Please confirm your order',
  'subscriptionConfirm.sentTitle': 'We have sent you an e-mail',
  'subscriptionConfirm.sentText':
    'Open the link in the e-mail to {{email}}, and your subscription is ordered. It is good until {{until}}.',
  'subscriptionConfirm.nothing': 'There is nothing to confirm here',
  'subscriptionConfirm.nothingText': 'Please open the link of the e-mail that you have received after your order.',
  'subscriptionConfirm.confirming': 'We are confirming your order …',
  'subscriptionConfirm.failed': 'That did not work',
  'subscriptionConfirm.ends.done': 'Your subscription is concluded',
  'subscriptionConfirm.ends.payment': 'One more step: the first payment',
  'subscriptionConfirm.ends.pending': 'Your order is being checked',
  'subscriptionConfirm.ends.already': 'Your subscription is confirmed already',
  'subscriptionConfirm.ends.expired': 'The link has expired',
  'subscriptionConfirm.ends.rejected': 'We cannot conclude the subscription',
  'subscriptionConfirm.texts.done': 'The contract and the withdrawal instructions are on their way by e-mail.',
  'subscriptionConfirm.texts.payment':
    'Your order is confirmed. We conclude the contract as soon as your first payment is here. Everything after that is debited from your account.',
  'subscriptionConfirm.texts.pending':
    'We are looking at what you entered and will write to you once the subscription is concluded. Nothing is debited until then.',
  'subscriptionConfirm.texts.already': 'You have used this link before. There is nothing left to do.',
  'subscriptionConfirm.texts.expired':
    'The order was not confirmed in time and has lapsed. Nothing is debited; you can order again.',
  'subscriptionConfirm.texts.rejected':
    'No contract follows from your order, and nothing is debited. We will write the details by e-mail.',
  'subscriptionConfirm.subscription': 'Subscription',
  'subscriptionConfirm.way': 'Way',
  'subscriptionConfirm.holder': 'Who travels',
  'subscriptionConfirm.validFrom': 'Begins on',
  'subscriptionConfirm.validUntil': 'At least until',
  'subscriptionConfirm.medium': 'With',
  'subscriptionConfirm.price': 'Price',
  'subscriptionConfirm.firstDebit': 'First debit',
  'subscriptionConfirm.debitOn': '{{amount}} on {{day}}',
  'subscriptionConfirm.contractNumber': 'Contract number',
  'subscriptionConfirm.customerNumber': 'Customer number',
  'subscriptionConfirm.toOffers': 'See subscriptions',
  'subscriptionConfirm.toSubscriptions': 'To my subscriptions',
  'subscriptionConfirm.whereabouts.phone.title': 'How you get to your ticket',
  'subscriptionConfirm.whereabouts.phone.text':
    'You show your ticket on your phone. It is in an account with the e-mail address to which we sent the link. If you have one, just sign in.',
  'subscriptionConfirm.whereabouts.chip.title': 'How you keep an eye on your subscription',
  'subscriptionConfirm.whereabouts.chip.text':
    'Your card comes by post. In an account with the e-mail address to which we sent the link you find everything about your subscription. If you have one, just sign in.',
  'subscriptionConfirm.whereabouts.register': 'No account yet?',
  'subscriptionConfirm.whereabouts.registerText':
    'We know your details from the contract. All that is missing is a password and a click in an e-mail.',
  'subscriptionConfirm.whereabouts.sentTitle': 'Just one more step',
  'subscriptionConfirm.whereabouts.sent':
    'We have sent an e-mail to the address of your order. Open the link in it, and your subscription is in your account.',
  'subscriptionConfirm.whereabouts.signIn': 'Sign in',
  'subscriptionConfirm.payFirst.title': 'First payment',
  'subscriptionConfirm.payFirst.how': 'How would you like to pay?',
  'subscriptionConfirm.payFirst.submit': 'Pay {{amount}} now',
  'subscriptionConfirm.payFirst.open': 'Your payment is not finished yet.',
  'subscriptionConfirm.payFirst.goOn': 'Go on with the payment',
  'subscriptionConfirm.payFirst.declined':
    'The payment was declined. Nothing has been charged; please try again or pay in another way.',
  'subscriptionConfirm.payFirst.cancelled': 'The payment was cancelled. Nothing has been charged.',
  'subscriptionConfirm.payFirst.failed': 'The ways to pay could not be loaded.',
  'subscriptionConfirm.payFirst.leaving': 'You are being led to the payment …',
  'subscriptionConfirm.payFirst.leavingLink': 'On to the payment',
  'subscriptionConfirm.payFirst.look': 'Check now',
}

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
  'subscriptionConfirm.ends.pending': 'Your order is being checked',
  'subscriptionConfirm.ends.already': 'Your subscription is confirmed already',
  'subscriptionConfirm.ends.expired': 'The link has expired',
  'subscriptionConfirm.ends.rejected': 'We cannot conclude the subscription',
  'subscriptionConfirm.texts.done': 'The contract and the withdrawal instructions are on their way by e-mail.',
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
  'subscriptionConfirm.medium': 'With',
  'subscriptionConfirm.price': 'Price',
  'subscriptionConfirm.firstDebit': 'First debit',
  'subscriptionConfirm.debitOn': '{{amount}} on {{day}}',
  'subscriptionConfirm.contractNumber': 'Contract number',
  'subscriptionConfirm.customerNumber': 'Customer number',
  'subscriptionConfirm.toOffers': 'See subscriptions',
  'subscriptionConfirm.toSubscriptions': 'To my subscriptions',
}

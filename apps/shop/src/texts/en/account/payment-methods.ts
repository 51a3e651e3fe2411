import type { paymentMethods as german } from '../../de/account/payment-methods.ts'

export const paymentMethods: Record<keyof typeof german, string> = {
  'paymentMethods.headline': 'Payment methods',
  'paymentMethods.lead':
    'What you save here can be chosen at the checkout. Card and account numbers stay with the payment service.',
  'paymentMethods.none': 'Nothing saved yet',
  'paymentMethods.noneText': 'Save a payment method, and next time you pay with one click.',
  'paymentMethods.loadFailed': 'Your payment methods could not be loaded.',
  'paymentMethods.default': 'Default',
  'paymentMethods.makeDefault': 'Use as default',
  'paymentMethods.makeDefaultOf': 'Use as default: {{name}}',
  'paymentMethods.defaultChosen': 'This payment method is preselected at the checkout from now on.',
  'paymentMethods.renew': 'Enter again',
  'paymentMethods.renewOf': 'Enter again: {{name}}, for example because the card has expired',
  'paymentMethods.delete': 'Delete',
  'paymentMethods.deleteOf': 'Delete {{name}}',
  'paymentMethods.deleteTitle': 'Delete this payment method?',
  'paymentMethods.deleteText': '{{name}} is deleted here and at the payment service. Paid orders stay as they are.',
  'paymentMethods.deleteYes': 'Yes, delete',
  'paymentMethods.deleted': 'The payment method is deleted.',
  'paymentMethods.add': 'Add a payment method',
  'paymentMethods.addText':
    'You enter the details on the page of the payment service and come back here afterwards. Nothing is charged.',
  'paymentMethods.addOf': 'Add {{name}}',
  'paymentMethods.added': 'The payment method is saved.',
  'paymentMethods.asking': 'We are asking the payment service …',
  'paymentMethods.pendingTitle': 'Your details are still being checked',
  'paymentMethods.pending':
    'The payment service has not finished yet. You need not wait: the payment method appears here as soon as it agrees.',
  'paymentMethods.look': 'Check now',
}

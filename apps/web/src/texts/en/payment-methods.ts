import type { Texts } from '../texts.ts'

export const paymentMethods: Texts['paymentMethods'] = {
  headline: 'Payment methods',
  lead: 'What you save here can be chosen at the checkout. Card and account numbers stay with the payment service.',
  none: 'Nothing saved yet',
  noneText: 'Save a payment method, and next time you pay with one click.',
  loadFailed: 'Your payment methods could not be loaded.',
  default: 'Default',
  makeDefault: 'Use as default',
  makeDefaultOf: 'Use as default: {{name}}',
  defaultChosen: 'This payment method is preselected at the checkout from now on.',
  renew: 'Enter again',
  renewOf: 'Enter again: {{name}}, for example because the card has expired',
  delete: 'Delete',
  deleteOf: 'Delete {{name}}',
  deleteTitle: 'Delete this payment method?',
  deleteText: '{{name}} is deleted here and at the payment service. Paid orders stay as they are.',
  deleteYes: 'Yes, delete',
  deleted: 'The payment method is deleted.',
  add: 'Add a payment method',
  addText:
    'You enter the details on the page of the payment service and come back here afterwards. Nothing is charged.',
  addOf: 'Add {{name}}',
  added: 'The payment method is saved.',
  asking: 'We are asking the payment service …',
  pendingTitle: 'Your details are still being checked',
  pending:
    'The payment service has not finished yet. You need not wait: the payment method appears here as soon as it agrees.',
  look: 'Check now',
}

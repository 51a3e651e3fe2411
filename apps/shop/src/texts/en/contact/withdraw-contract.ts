import type { withdrawContract as german } from '../../de/contact/withdraw-contract.ts'

export const withdrawContract: Record<keyof typeof german, string> = {
  'withdrawContract.headline': 'Withdraw from a contract',
  'withdrawContract.lead':
    'You bought a discount card, credit or a voucher? Withdraw from the purchase here within 14 days, without an account and without giving a reason.',
  'withdrawContract.tickets':
    'Tickets cannot be withdrawn from (section 312g(2) no. 9 BGB). <terms>Instructions on withdrawal</terms>',
  'withdrawContract.which': 'Which contract',
  'withdrawContract.contract': 'Order, invoice or customer number',
  'withdrawContract.contractHint': 'You find it in your confirmation e-mail.',
  'withdrawContract.part': 'Only a part of the order',
  'withdrawContract.partHint': 'Leave empty to withdraw from the whole contract',
  'withdrawContract.whole': 'the whole contract',
  'withdrawContract.who': 'Who is withdrawing',
  'withdrawContract.email': 'E-mail for the confirmation',
  'withdrawContract.declaration': 'I hereby withdraw from the contract described above.',
  'withdrawContract.declarationName': 'Declaration',
  'withdrawContract.submit': 'confirm withdrawal',
  'withdrawContract.doneHeadline': 'Your withdrawal has been received',
  'withdrawContract.doneText':
    'We send the confirmation with content, date and time to {{email}}. Where the right of withdrawal exists, you get your money back within 14 days.',
  'withdrawContract.scope': 'Withdrawn from',
  'withdrawContract.fileName': 'withdrawal.txt',
}

import type { Texts } from '../texts.ts'

export const withdrawContract: Texts['withdrawContract'] = {
  headline: 'Withdraw from a contract',
  lead: 'You bought a discount card, credit or a voucher? Withdraw from the purchase here within 14 days, without an account and without giving a reason.',
  tickets: 'Tickets cannot be withdrawn from (section 312g(2) no. 9 BGB). <terms>Instructions on withdrawal</terms>',
  which: 'Which contract',
  contract: 'Order, invoice or customer number',
  contractHint: 'You find it in your confirmation e-mail.',
  part: 'Only a part of the order',
  partHint: 'Leave empty to withdraw from the whole contract',
  whole: 'the whole contract',
  who: 'Who is withdrawing',
  email: 'E-mail for the confirmation',
  declaration: 'I hereby withdraw from the contract described above.',
  declarationName: 'Declaration',
  submit: 'confirm withdrawal',
  doneHeadline: 'Your withdrawal has been received',
  doneText:
    'We send the confirmation with content, date and time to {{email}}. Where the right of withdrawal exists, you get your money back within 14 days.',
  scope: 'Withdrawn from',
  fileName: 'withdrawal.txt',
}

import { REFUND_FAILURE_WORDS } from '@billett/contract'
import type { refundActs as german } from '../de/refund-acts.ts'
import { worded } from '../worded.ts'

export const refundActs: Record<keyof typeof german, string> = {
  ...worded('refunds.failures', REFUND_FAILURE_WORDS, 'en'),
  'refunds.retry': 'Try again',
  'refunds.retryTitle': 'Try the refund again',
  'refunds.retryText': 'The payment provider is asked once more to give {{amount}} back.',
  'refunds.retryTextTo': 'The payment provider is asked once more to give {{amount}} back, to: {{method}}.',
  'refunds.retryOnce':
    'Before that it is looked up there whether the money is back already: it does not go twice. Transfer nothing while this is under way.',
  'refunds.retryYes': 'Try now',
  'refunds.retried': 'The refund is requested once more.',
  'refunds.byHand': 'Paid back by hand',
  'refunds.byHandTitle': 'Paid back by hand',
  'refunds.byHandText':
    'It is noted that all of {{amount}} is paid back, which cannot be undone. Whoever ordered gets a mail.',
  'refunds.from': 'How was it paid?',
  'refunds.froms.bank': 'Transfer from our account',
  'refunds.froms.provider': 'On the pages of the payment provider',
  'refunds.reference': 'Reference',
  'refunds.referenceHint': 'By which the payment is found. That of a transfer stands in the mail, too.',
  'refunds.day': 'Paid on',
  'refunds.dayHint': 'On {{day}} at the earliest, when the refund became due.',
  'refunds.byHandYes': 'Note as paid back',
  'refunds.noted': 'Noted as paid back.',
  'refunds.ask': 'Ask for agreement',
  'refunds.second': 'It counts once a second person agrees.',
  'refunds.waits': 'Nothing has happened yet: a second person has to agree by {{moment}}.',
  'refunds.paid.bank': 'transferred on {{day}}, reference {{reference}}',
  'refunds.paid.provider': 'paid back at the payment provider on {{day}}, reference {{reference}}',
}

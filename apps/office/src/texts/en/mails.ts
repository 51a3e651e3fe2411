import { MAIL_COLUMN_WORDS, MAIL_KIND_WORDS, MAIL_STATE_WORDS } from '@billett/contract'
import type { mails as german } from '../de/mails.ts'
import { worded } from '../worded.ts'

export const mails: Record<keyof typeof german, string> = {
  ...worded('mails', MAIL_COLUMN_WORDS, 'en'),
  ...worded('mails.kinds', MAIL_KIND_WORDS, 'en'),
  ...worded('mails.states', MAIL_STATE_WORDS, 'en'),
  'mails.one': 'Mail',
  'mails.lead': 'What the shop has sent within the last 90 days, to whom, and how that went.',
  'mails.filter': 'Filter the mails',
  'mails.search': 'E-mail address or number of an order',
  'mails.subjectPart': 'Subject contains',
  'mails.found_one': '{{count}} mail',
  'mails.found_other': '{{count}} mails',
  'mails.foundMore': 'at least {{count}} mails',
  'mails.none': 'No mail yet',
  'mails.noneText': 'As soon as the shop sends something, it is here.',
  'mails.noneSuch': 'No such mail',
  'mails.noneSuchText': 'No mail is like that. Fewer filters show more.',
  'mails.hidden': 'The address is hidden, as you have no right to see personal details.',
  'mails.about.sent': 'The mail server has taken it. Whether it was read, nobody knows.',
  'mails.about.failed': 'The mail server has not taken it. It is tried again by itself.',
  'mails.about.unknown': 'The mail server did not say whether it took it. Ask before you send it again.',
  'mails.resend': 'Send again',
  'mails.resent': 'The mail goes out again.',
  'mails.onlyOrders': 'Mails of orders can be sent again.',
}

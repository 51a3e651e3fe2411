import { DELIVERY_STATE_WORDS, WEBHOOK_COLUMN_WORDS, WEBHOOK_EVENT_WORDS } from '@billett/contract'
import type { webhooks as german } from '../de/webhooks.ts'
import { worded } from '../worded.ts'

export const webhooks: Record<keyof typeof german, string> = {
  ...worded('webhooks', WEBHOOK_COLUMN_WORDS, 'en'),
  ...worded('webhooks.event', WEBHOOK_EVENT_WORDS, 'en'),
  ...worded('webhooks.states', DELIVERY_STATE_WORDS, 'en'),
  'webhooks.filter': 'Filter the servers',
  'webhooks.failing': 'Not taken',
  'webhooks.failingOnly': 'with messages given up only',
  'webhooks.lead': 'Servers of partners that hear what happens in the shop: signed, and without names of people.',
  'webhooks.urlHint': 'With https:// and a public name, for example https://partner.example/hooks',
  'webhooks.found_one': '{{count}} webhook',
  'webhooks.found_other': '{{count}} webhooks',
  'webhooks.none': 'No webhook',
  'webhooks.noneText': 'A partner names the address of their server, and gets the secret key from you.',
  'webhooks.create': 'Add a webhook',
  'webhooks.edit': 'Change',
  'webhooks.editTitle': 'Change the webhook',
  'webhooks.saved': 'The webhook is stored.',
  'webhooks.changed': 'Changed meanwhile',
  'webhooks.changedText':
    'Somebody has changed this webhook while you were writing. What you typed is still there. Stored is now:',
  'webhooks.changedNow': 'Save once more, and your version holds.',
  'webhooks.remove': 'Delete',
  'webhooks.removeText':
    '“{{name}}” hears nothing any more. What still waits is not sent, and the deliveries are forgotten.',
  'webhooks.removed': 'The webhook is deleted.',
  'webhooks.secretTitle': 'Secret key',
  'webhooks.secretText':
    'Give it to the partner in a safe way: with it they check that a message comes from you. It is shown only now.',
  'webhooks.log': 'Deliveries',
  'webhooks.logOf': 'Deliveries to {{name}}',
  'webhooks.logText': 'Those of the last thirty days.',
  'webhooks.noAnswer': 'none: {{detail}}',
  'webhooks.delivered_one': '{{count}} delivery',
  'webhooks.delivered_other': '{{count}} deliveries',
  'webhooks.noDelivery': 'No delivery',
  'webhooks.noDeliveryText': 'As soon as something happens that this server hears of, it stands here.',
  'webhooks.resend': 'Send again',
  'webhooks.resent': 'The message is sent again at once.',
}

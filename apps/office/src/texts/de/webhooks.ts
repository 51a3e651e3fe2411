import { DELIVERY_STATE_WORDS, WEBHOOK_COLUMN_WORDS, WEBHOOK_EVENT_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of webhooks, their form and their deliveries say. */
export const webhooks = {
  ...worded('webhooks', WEBHOOK_COLUMN_WORDS, 'de'),
  ...worded('webhooks.event', WEBHOOK_EVENT_WORDS, 'de'),
  ...worded('webhooks.states', DELIVERY_STATE_WORDS, 'de'),
  'webhooks.filter': 'Server eingrenzen',
  'webhooks.failing': 'Nicht angenommen',
  'webhooks.failingOnly': 'nur mit aufgegebenen Meldungen',
  'webhooks.lead': 'Server von Partnern, die hören, was im Shop geschieht: signiert und ohne Namen von Personen.',
  'webhooks.urlHint': 'Mit https:// und einem öffentlichen Namen, zum Beispiel https://partner.example/hooks',
  'webhooks.found_one': '{{count}} Webhook',
  'webhooks.found_other': '{{count}} Webhooks',
  'webhooks.none': 'Kein Webhook',
  'webhooks.noneText':
    'Ein Partner nennt Ihnen die Adresse seines Servers und bekommt von Ihnen den geheimen Schlüssel.',
  'webhooks.create': 'Webhook anlegen',
  'webhooks.edit': 'Ändern',
  'webhooks.editTitle': 'Webhook ändern',
  'webhooks.saved': 'Der Webhook ist gespeichert.',
  'webhooks.changed': 'Inzwischen geändert',
  'webhooks.changedText':
    'Jemand hat diesen Webhook geändert, während Sie daran schrieben. Was Sie eingegeben haben, steht noch da. Gespeichert ist jetzt:',
  'webhooks.changedNow': 'Speichern Sie noch einmal, gilt Ihre Fassung.',
  'webhooks.remove': 'Löschen',
  'webhooks.removeText':
    '„{{name}}“ hört nichts mehr. Was noch wartet, wird nicht gesendet, und die Zustellungen sind vergessen.',
  'webhooks.removed': 'Der Webhook ist gelöscht.',
  'webhooks.secretTitle': 'Geheimer Schlüssel',
  'webhooks.secretText':
    'Geben Sie ihn dem Partner auf einem sicheren Weg: Damit prüft er, dass eine Nachricht von Ihnen kommt. Er wird nur jetzt gezeigt.',
  'webhooks.log': 'Zustellungen',
  'webhooks.logOf': 'Zustellungen an {{name}}',
  'webhooks.logText': 'Die der letzten dreißig Tage.',
  'webhooks.noAnswer': 'keine: {{detail}}',
  'webhooks.delivered_one': '{{count}} Zustellung',
  'webhooks.delivered_other': '{{count}} Zustellungen',
  'webhooks.noDelivery': 'Keine Zustellung',
  'webhooks.noDeliveryText': 'Sobald etwas geschieht, wovon dieser Server hört, steht es hier.',
  'webhooks.resend': 'Noch einmal senden',
  'webhooks.resent': 'Die Nachricht wird gleich noch einmal gesendet.',
}

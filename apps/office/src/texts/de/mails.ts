import { MAIL_COLUMN_WORDS, MAIL_KIND_WORDS, MAIL_STATE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of mails says. */
export const mails = {
  ...worded('mails', MAIL_COLUMN_WORDS, 'de'),
  ...worded('mails.kinds', MAIL_KIND_WORDS, 'de'),
  ...worded('mails.states', MAIL_STATE_WORDS, 'de'),
  'mails.one': 'E-Mail',
  'mails.lead': 'Was der Shop in den letzten 90 Tagen gesendet hat, an wen und wie es ausging.',
  'mails.filter': 'E-Mails eingrenzen',
  'mails.search': 'E-Mail-Adresse oder Bestellnummer',
  'mails.subjectPart': 'Betreff enthält',
  'mails.found_one': '{{count}} E-Mail',
  'mails.found_other': '{{count}} E-Mails',
  'mails.foundMore': 'mindestens {{count}} E-Mails',
  'mails.none': 'Noch keine E-Mail',
  'mails.noneText': 'Sobald der Shop etwas sendet, steht es hier.',
  'mails.noneSuch': 'Keine solche E-Mail',
  'mails.noneSuchText': 'Mit diesen Filtern gibt es keine. Weniger Filter zeigen mehr.',
  'mails.hidden': 'Die Adresse ist verborgen, denn Ihnen fehlt das Recht, persönliche Angaben zu sehen.',
  'mails.about.sent': 'Der Mailserver hat sie angenommen. Ob sie gelesen wurde, weiß niemand.',
  'mails.about.failed': 'Der Mailserver hat sie nicht angenommen. Sie wird von selbst wieder versucht.',
  'mails.about.unknown':
    'Der Mailserver hat nicht gesagt, ob er sie angenommen hat. Fragen Sie nach, bevor Sie sie noch einmal senden.',
  'mails.resend': 'Noch einmal senden',
  'mails.resent': 'Die E-Mail geht noch einmal hinaus.',
  'mails.onlyOrders': 'Noch einmal senden lassen sich die E-Mails von Bestellungen.',
}

import { REFUND_FAILURE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What is done about a refund that its provider refused. */
export const refundActs = {
  ...worded('refunds.failures', REFUND_FAILURE_WORDS, 'de'),
  'refunds.retry': 'Noch einmal versuchen',
  'refunds.retryTitle': 'Erstattung noch einmal versuchen',
  'refunds.retryText': 'Der Zahlungsanbieter wird noch einmal gebeten, {{amount}} zurückzuzahlen.',
  'refunds.retryTextTo': 'Der Zahlungsanbieter wird noch einmal gebeten, {{amount}} zurückzuzahlen, an: {{method}}.',
  'refunds.retryOnce':
    'Vorher wird dort nachgesehen, ob das Geld schon zurück ist: Es geht kein zweites Mal. Überweisen Sie nichts, solange das läuft.',
  'refunds.retryYes': 'Jetzt versuchen',
  'refunds.retried': 'Die Erstattung ist noch einmal beauftragt.',
  'refunds.byHand': 'Von Hand erstattet',
  'refunds.byHandTitle': 'Von Hand erstattet',
  'refunds.byHandText':
    'Vermerkt wird, dass {{amount}} ganz zurückgezahlt sind; das lässt sich nicht zurücknehmen. Wer bestellt hat, bekommt eine E-Mail.',
  'refunds.from': 'Wie wurde gezahlt?',
  'refunds.froms.bank': 'Überweisung von unserem Konto',
  'refunds.froms.provider': 'Auf den Seiten des Zahlungsanbieters',
  'refunds.reference': 'Referenz',
  'refunds.referenceHint': 'Worunter die Zahlung zu finden ist. Die einer Überweisung steht auch in der E-Mail.',
  'refunds.day': 'Gezahlt am',
  'refunds.dayHint': 'Frühestens am {{day}}, als die Erstattung fällig wurde.',
  'refunds.byHandYes': 'Als erstattet vermerken',
  'refunds.noted': 'Als erstattet vermerkt.',
  'refunds.ask': 'Um Zustimmung bitten',
  'refunds.second': 'Das gilt erst, wenn eine zweite Person zustimmt.',
  'refunds.waits': 'Noch ist nichts geschehen: Bis {{moment}} muss eine zweite Person zustimmen.',
  'refunds.paid.bank': 'am {{day}} überwiesen, Referenz {{reference}}',
  'refunds.paid.provider': 'am {{day}} beim Zahlungsanbieter zurückgezahlt, Referenz {{reference}}',
}

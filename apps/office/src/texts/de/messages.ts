import { MESSAGE_COLUMN_WORDS, MESSAGE_STATE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of messages of the day and their form say. */
export const messages = {
  ...worded('messages', MESSAGE_COLUMN_WORDS, 'de'),
  ...worded('messages.states', MESSAGE_STATE_WORDS, 'de'),
  'messages.found_one': '{{count}} Nachricht',
  'messages.found_other': '{{count}} Nachrichten',
  'messages.foundMore': 'mindestens {{count}} Nachrichten',
  'messages.none': 'Keine Nachricht',
  'messages.noneText': 'Nachrichten sehen alle, die den Shop in der angegebenen Zeit öffnen.',
  'messages.create': 'Nachricht schreiben',
  'messages.edit': 'Ändern',
  'messages.editTitle': 'Nachricht ändern',
  'messages.remove': 'Löschen',
  'messages.removeTitle': '„{{title}}“ wird gelöscht.',
  'messages.removeText': 'Sie ist dann für immer weg und wird niemandem mehr gezeigt.',
  'messages.removed': 'Die Nachricht ist gelöscht.',
  'messages.saved': 'Die Nachricht ist gespeichert.',
  'messages.titleOf.de': 'Titel auf Deutsch',
  'messages.titleOf.en': 'Titel auf Englisch',
  'messages.textOf.de': 'Text auf Deutsch',
  'messages.textOf.en': 'Text auf Englisch',
  'messages.markup': 'HTML: Absätze, Listen, Fettes, Betontes und Links. Alles andere wird entfernt.',
  'messages.zone': 'Uhrzeit in {{zone}}',
  'messages.beside': 'Zur selben Zeit wird auch gezeigt: {{titles}}.',
  'messages.preview': 'Vorschau',
  'messages.previewOf.de': 'So steht es im Shop auf Deutsch',
  'messages.previewOf.en': 'So steht es im Shop auf Englisch',
  'messages.changed': 'Inzwischen geändert',
  'messages.changedText':
    'Jemand hat diese Nachricht geändert, während Sie daran schrieben. Was Sie eingegeben haben, steht noch da. So ist sie jetzt gespeichert:',
  'messages.changedNow': 'Speichern Sie noch einmal, gilt Ihre Fassung.',
}

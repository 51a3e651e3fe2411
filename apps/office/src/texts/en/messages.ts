import { MESSAGE_COLUMN_WORDS, MESSAGE_STATE_WORDS } from '@billett/contract'
import type { messages as german } from '../de/messages.ts'
import { worded } from '../worded.ts'

export const messages: Record<keyof typeof german, string> = {
  ...worded('messages', MESSAGE_COLUMN_WORDS, 'en'),
  ...worded('messages.states', MESSAGE_STATE_WORDS, 'en'),
  'messages.found_one': '{{count}} message',
  'messages.found_other': '{{count}} messages',
  'messages.foundMore': 'at least {{count}} messages',
  'messages.none': 'No message',
  'messages.noneText': 'Messages are seen by everybody who opens the shop within their time.',
  'messages.create': 'Write a message',
  'messages.edit': 'Change',
  'messages.editTitle': 'Change the message',
  'messages.remove': 'Delete',
  'messages.removeTitle': '“{{title}}” will be deleted.',
  'messages.removeText': 'It is gone for good then and shown to nobody any more.',
  'messages.removed': 'The message is deleted.',
  'messages.saved': 'The message is stored.',
  'messages.titleOf.de': 'Title in German',
  'messages.titleOf.en': 'Title in English',
  'messages.textOf.de': 'Text in German',
  'messages.textOf.en': 'Text in English',
  'messages.markup': 'HTML: paragraphs, lists, bold, emphasis and links. Everything else is taken out.',
  'messages.zone': 'Time in {{zone}}',
  'messages.beside': 'Shown at the same time: {{titles}}.',
  'messages.preview': 'Preview',
  'messages.previewOf.de': 'As it stands in the shop in German',
  'messages.previewOf.en': 'As it stands in the shop in English',
  'messages.changed': 'Changed meanwhile',
  'messages.changedText':
    'Somebody has changed this message while you were writing. What you typed is still there. It is stored like this now:',
  'messages.changedNow': 'Save once more, and your version holds.',
}

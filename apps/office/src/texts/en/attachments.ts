import { ATTACHMENT_COLUMN_WORDS, ATTACHMENT_STATE_WORDS } from '@billett/contract'
import type { attachments as german } from '../de/attachments.ts'
import { worded } from '../worded.ts'

export const attachments: Record<keyof typeof german, string> = {
  ...worded('attachments', ATTACHMENT_COLUMN_WORDS, 'en'),
  ...worded('attachments', ATTACHMENT_STATE_WORDS, 'en'),
  'attachments.lead': 'Files that come with the mail of the tickets: by area and group of tickets.',
  'attachments.area': 'Area',
  'attachments.areas.ticket': 'Tickets',
  'attachments.areas.subscription': 'Subscriptions',
  'attachments.groups': 'Groups',
  'attachments.groupsFound_one': '{{count}} group',
  'attachments.groupsFound_other': '{{count}} groups',
  'attachments.noGroup': 'Nothing is sold in this area.',
  'attachments.group': 'Group',
  'attachments.allGroups': 'All tickets of the area',
  'attachments.groupGone': 'Group no longer in the tariff',
  'attachments.choose': 'Choose files',
  'attachments.filesOf': 'Files for “{{name}}”',
  'attachments.room': '{{size}} of {{most}} that go into a mail beside the tickets.',
  'attachments.saved': 'The files of this group are stored.',
  'attachments.changed': 'Changed meanwhile',
  'attachments.changedText':
    'Somebody has changed this area. What you have chosen is still there, and holds when you save once more. Stored for this group is now:',
  'attachments.nothing': 'no file',
  'attachments.files': 'Files',
  'attachments.found_one': '{{count}} file',
  'attachments.found_other': '{{count}} files',
  'attachments.none': 'No file',
  'attachments.noneText': 'Upload a file to send it with tickets.',
  'attachments.missing': 'file missing',
  'attachments.file': 'Upload a file',
  'attachments.fileHint': 'PDF or JPEG, at most 25 MB. What cannot be seen is taken out of pictures.',
  'attachments.uploaded': 'The file is stored.',
  'attachments.remove': 'Delete',
  'attachments.removeText': '“{{name}}” is deleted.',
  'attachments.removed': 'The file is deleted.',
}

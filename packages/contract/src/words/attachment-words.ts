import type { LocalText } from '@billett/domain'

/** What the columns of the list of files are called, on the screen and in files. */
export const ATTACHMENT_COLUMN_WORDS = {
  name: { de: 'Name', en: 'Name' },
  size: { de: 'Größe', en: 'Size' },
  uploadedOn: { de: 'Hochgeladen', en: 'Uploaded' },
  state: { de: 'Stand', en: 'State' },
} as const satisfies Record<string, LocalText>

/** Whether tickets bring it. */
export const ATTACHMENT_STATE_WORDS = {
  used: { de: 'wird verschickt', en: 'is sent' },
  unused: { de: 'nicht in Gebrauch', en: 'not in use' },
  tooLarge: { de: 'zu groß für eine Mail', en: 'too large for a mail' },
} as const satisfies Record<string, LocalText>

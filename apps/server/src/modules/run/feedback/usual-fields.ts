import type { FeedbackField, LocalText } from '@billett/domain'

const LINE = 100
const MESSAGE = 2_000

const field = (
  id: string,
  label: LocalText,
  row: number,
  column: number,
  over: Partial<FeedbackField> = {},
): FeedbackField => ({
  id,
  kind: 'text',
  label,
  row,
  column,
  isRequired: false,
  maxLength: LINE,
  options: [],
  ...over,
})

/** Which ride it was: rows 0 and 1. */
export const RIDE: readonly FeedbackField[] = [
  field('date', { de: 'Datum', en: 'Date' }, 0, 0, { kind: 'date', isRequired: true }),
  field('time', { de: 'Uhrzeit', en: 'Time' }, 0, 1, { kind: 'time' }),
  field('line', { de: 'Linie', en: 'Line' }, 1, 0),
  field('stop', { de: 'Haltestelle', en: 'Stop' }, 1, 1),
]

export const ORDER_NUMBER = field('orderNumber', { de: 'Bestellnummer', en: 'Order number' }, 0, 0)

export const STOP = field('stop', { de: 'Haltestelle', en: 'Stop' }, 0, 0, { isRequired: true })

export const PRODUCT = field('product', { de: 'Ticket', en: 'Ticket' }, 0, 0)

/** What was lost and where to send it: row 2. */
export const LOST: readonly FeedbackField[] = [
  field('item', { de: 'Gegenstand', en: 'Item' }, 2, 0, { isRequired: true }),
  field('kind', { de: 'Art', en: 'Kind' }, 2, 1, {
    kind: 'choice',
    options: [
      { id: 'bag', label: { de: 'Tasche oder Koffer', en: 'Bag or suitcase' } },
      { id: 'phone', label: { de: 'Telefon oder Computer', en: 'Phone or computer' } },
      { id: 'clothes', label: { de: 'Kleidung', en: 'Clothes' } },
      { id: 'keys', label: { de: 'Schlüssel', en: 'Keys' } },
      { id: 'other', label: { de: 'Etwas anderes', en: 'Something else' } },
    ],
  }),
]

/** Every form ends with these: the message, and where an answer goes. */
export const MESSAGE_FIELDS: readonly FeedbackField[] = [
  field('message', { de: 'Ihre Nachricht', en: 'Your message' }, 10, 0, {
    kind: 'longText',
    isRequired: true,
    maxLength: MESSAGE,
  }),
  field('name', { de: 'Name', en: 'Name' }, 11, 0),
  field('email', { de: 'E-Mail-Adresse für eine Antwort', en: 'E-mail address for an answer' }, 11, 1, {
    kind: 'email',
    maxLength: 254,
  }),
]

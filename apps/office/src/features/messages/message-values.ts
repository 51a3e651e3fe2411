import { key, NewMessage, type StaffMessage } from '@billett/contract'
import { atWallClock, type Instant, LANGUAGES, MESSAGE_PLACES, wallClockText } from '@billett/domain'
import * as z from 'zod/mini'

/** Calendar and clock as a browser's field has them: `2026-11-23T14:30`; '' as long as nothing is chosen. */
const Wall = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, key('required')))

/** What is typed into the form of a message. Its times are those of the region. */
export const MessageValues = z
  .object({
    /** '' for the own one. */
    clientId: z.string(),
    title: NewMessage.shape.title,
    message: NewMessage.shape.message,
    places: z.array(z.enum(MESSAGE_PLACES)),
    languages: z.array(z.enum(LANGUAGES)),
    from: Wall,
    to: Wall,
  })
  .check(z.refine(({ from, to }) => to >= from, { path: ['to'], error: key('dateBeforeOther') }))
export type MessageValues = z.infer<typeof MessageValues>

/** A form that nobody has typed into. */
const EMPTY: MessageValues = {
  clientId: '',
  title: { de: '', en: '' },
  message: { de: '', en: '' },
  places: [],
  languages: [],
  from: '',
  to: '',
}

/** With what the form begins. */
export const valuesOf = (message: StaffMessage | undefined, timeZone: string): MessageValues =>
  message
    ? {
        clientId: message.clientId,
        title: message.title,
        message: message.message,
        places: message.places,
        languages: message.languages,
        from: wallClockText(message.from, timeZone),
        to: wallClockText(message.to, timeZone),
      }
    : EMPTY

const instantOf = (wall: string, timeZone: string): Instant => atWallClock(wall.slice(0, 10), wall.slice(11), timeZone)

/** What is sent: the same with moments, without whose message it is. */
export const contentOf = ({ title, message, places, languages, from, to }: MessageValues, timeZone: string) => ({
  title,
  message,
  places,
  languages,
  from: instantOf(from, timeZone),
  to: instantOf(to, timeZone),
})

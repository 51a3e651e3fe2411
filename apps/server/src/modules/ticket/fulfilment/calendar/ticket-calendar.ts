import { type CalendarEntry, calendarOf, type Instant } from '@billett/domain'

export interface TicketEntry extends Omit<CalendarEntry, 'uid' | 'from' | 'until' | 'state' | 'isFree'> {
  /** Of the ticket, so that an entry of it that is read again takes the place of the one before. */
  id: string
  /** It was given back, or is somebody else's now. */
  isVoid: boolean
  validFrom: Instant
  validTo: Instant
  /** To the page of the order; it opens on the device that bought. */
  link: string | undefined
}

/**
 * A ticket's validity as a calendar of one entry. It shows no barcode: who sees the calendar has no ticket by it. Its
 * time is free for other things.
 */
export const ticketCalendar = ({ id, isVoid, validFrom, validTo, ...entry }: TicketEntry): string =>
  calendarOf({
    ...entry,
    uid: id,
    from: validFrom,
    until: validTo,
    // A ticket changes once in its life, when it ends early.
    state: { sequence: isVoid ? 1 : 0, isCancelled: isVoid },
    isFree: true,
  })

import type { PlainDate } from '../../time/plain-date.ts'

/** A ticket that runs on the day that is looked at. */
export interface RunningTicket {
  contract: string
  personnelNumber: string
  /** Last day at the company by its list there; null: no end is known, undefined: they are in no list. */
  memberUntil: PlainDate | null | undefined
  /** Last day of the ticket; null: no end is known. */
  ticketUntil: PlainDate | null
}

export const CONTROL_FINDINGS = ['notListed', 'numberMissing', 'leavesEarlier'] as const
export type ControlFinding = (typeof CONTROL_FINDINGS)[number]

/** Numbers as they are compared: with or without leading zeros and blanks. */
export const personnelKey = (number: string): string =>
  number
    .trim()
    .replace(/^0+(?=\d)/, '')
    .toUpperCase()

/**
 * What is wrong with a ticket by the company's own list of a day: whose number is not in it any more, who has none, and
 * who leaves before the ticket does. Null: nothing.
 */
export function controlFinding(ticket: RunningTicket, listed: ReadonlySet<string> | null): ControlFinding | null {
  const { personnelNumber, memberUntil, ticketUntil } = ticket
  if (listed) {
    if (personnelNumber === '') return 'numberMissing'
    if (!listed.has(personnelKey(personnelNumber))) return 'notListed'
  }
  if (memberUntil === undefined) return 'notListed'
  if (memberUntil !== null && (ticketUntil === null || memberUntil < ticketUntil)) {
    // Until the end of the month of leaving it is as agreed.
    const isInSameMonth = ticketUntil !== null && ticketUntil.slice(0, 7) === memberUntil.slice(0, 7)
    return isInSameMonth ? null : 'leavesEarlier'
  }
  return null
}

/** What a company may say to a difference: whoever it is about has left, or is there and is put into its list. */
export const CONTROL_ANSWERS = ['left', 'listed'] as const
export type ControlAnswer = (typeof CONTROL_ANSWERS)[number]

/**
 * What can be said to a finding; nothing of a number that is missing. `endsOn`: what the last day of the ticket would
 * become by leaving; null: it does not end earlier by that.
 */
export const answersTo = (finding: ControlFinding, endsOn: PlainDate | null): ControlAnswer[] => [
  ...(finding !== 'numberMissing' && endsOn !== null ? (['left'] as const) : []),
  ...(finding === 'notListed' ? (['listed'] as const) : []),
]

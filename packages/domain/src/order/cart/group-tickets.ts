interface Groupable {
  ticketId: string
  discountCode: string | null
}

export type TicketGroup<T> = T & { amount: number }

/** Plain data as one string, whatever order its keys were written in. */
const fingerprint = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const likeness = (ticket: Groupable): string => {
  const { ticketId, ...rest } = ticket
  return ticket.discountCode === null ? fingerprint(rest) : ticketId
}

/** The tickets of the line that `ticketId` stands in, in their order; empty when there is no such ticket. */
export function lineOf<T extends Groupable>(tickets: readonly T[], ticketId: string): T[] {
  const wanted = tickets.find(ticket => ticket.ticketId === ticketId)
  if (!wanted) return []
  const line = likeness(wanted)
  return tickets.filter(ticket => likeness(ticket) === line)
}

/**
 * Cart lines: tickets without a discount code merge when all their fields match, and the line's amount counts them;
 * tickets with a code stand alone (Spec 2 §3.4). A line carries the id of its first ticket.
 */
export function groupTickets<T extends Groupable>(tickets: readonly T[]): TicketGroup<T>[] {
  const lines = new Map<string, TicketGroup<T>>()
  for (const ticket of tickets) {
    const line = likeness(ticket)
    const known = lines.get(line)
    if (known) known.amount += 1
    else lines.set(line, { ...ticket, amount: 1 })
  }
  return [...lines.values()]
}

import type { Ticket } from '../../order/ticket.ts'
import type { Instant } from '../../time/instant.ts'
import type { Sort, Tariff } from '../model.ts'
import { beginningAt } from './ticket-validity.ts'
import type { ValidityRefusal } from './validity.ts'
import type { Period } from './validity-period.ts'

type SoldTicket = Pick<Ticket, 'tariffVersion' | 'choice' | 'validFrom' | 'validTo'>

/** `beforeTicket`: the ticket is not valid yet · `lapsed`: nor any more. */
export type RidesRefusal = ValidityRefusal | 'unknownSort' | 'beforeTicket' | 'lapsed'

export type RidesValidity = ({ ok: true } & Period) | { ok: false; reason: RidesRefusal }

/** The article as it was when the ticket was sold; today's terms where that version is no longer kept. */
export function soldSort({ versions }: Tariff, { tariffVersion, choice: { sortId } }: SoldTicket): Sort | undefined {
  const newestFirst = versions.toReversed()
  const sold = newestFirst.filter(({ id }) => id === tariffVersion)
  return [...sold, ...newestFirst].flatMap(({ sorts }) => sorts).find(({ id }) => id === sortId)
}

interface Validation {
  /** Wall clock of the region. */
  chosen: string
  now: Instant
  zone: string
}

/** From when to when rides of a multi-ride ticket are valid that begin at the chosen minute. */
export function ridesValidity(tariff: Tariff, ticket: SoldTicket, validation: Validation): RidesValidity {
  const sort = soldSort(tariff, ticket)
  if (!sort) return { ok: false, reason: 'unknownSort' }
  const validity = beginningAt(sort.validity, { ...validation, preSaleDays: sort.preSaleDays })
  if (!validity.ok) return validity
  const { validFrom, validTo } = validity
  if (validFrom < ticket.validFrom) return { ok: false, reason: 'beforeTicket' }
  if (validFrom >= ticket.validTo) return { ok: false, reason: 'lapsed' }
  return { ok: true, validFrom, validTo }
}

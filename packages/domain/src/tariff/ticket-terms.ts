import type { TicketChoice } from '../order/ticket.ts'
import type { Instant } from '../time/instant.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { localDate } from '../time/zone.ts'
import type { ProductGroup, Sort, Tariff, TariffVersion } from './model.ts'
import { ticketValidity } from './validity/ticket-validity.ts'
import type { ValidityRefusal } from './validity/validity.ts'
import type { Period } from './validity/validity-period.ts'
import { versionAt } from './version-at.ts'
import { indexOf } from './version-index.ts'

/** What is sold, by which version, from when to when: everything of a ticket that its relation has no part in. */
export interface TicketTerms {
  version: TariffVersion
  sort: Sort
  /** Undefined where the tariff's data lack it; then it costs as much as its rows say. */
  group: ProductGroup | undefined
  today: PlainDate
  /** First day of validity. */
  date: PlainDate
  validity: Period
}

export type TermsRefusal = ValidityRefusal | 'unknownSort' | 'noLongerOnSale' | 'freeChildren' | 'freeAdults'

export type TermsResult = { ok: true; terms: TicketTerms } | { ok: false; reason: TermsRefusal }

const refuse = (reason: TermsRefusal): TermsResult => ({ ok: false, reason })

/**
 * The terms of a chosen ticket by the version of its first day. Whether it is on sale and what it costs is the price's
 * question.
 */
export function ticketTerms(tariff: Tariff, choice: TicketChoice, now: Instant, zone: string): TermsResult {
  const { sortId, validFrom: chosen, freeChildren, freeAdults } = choice
  if (!tariff.versions.some(version => indexOf(version).sorts.has(sortId))) return refuse('unknownSort')
  const today = localDate(now, zone)
  const day = chosen.slice(0, 10)
  const version = versionAt(tariff, day < today ? today : day)
  const sort = version && indexOf(version).sorts.get(sortId)
  if (!version || !sort) return refuse('noLongerOnSale')
  if (freeChildren > sort.freeChildren) return refuse('freeChildren')
  if (freeAdults > sort.freeAdults) return refuse('freeAdults')
  const validity = ticketValidity(sort, { chosen, now, preSaleDays: sort.preSaleDays, zone })
  if (!validity.ok) return validity
  const { date, validFrom, validTo } = validity
  const group = indexOf(version).groups.get(sort.group)
  return { ok: true, terms: { version, sort, group, today, date, validity: { validFrom, validTo } } }
}

/** Its price may depend on from where to where one goes, so the ticket keeps that. */
export const keepsRelation = ({ group }: TicketTerms): boolean => group?.kind === 'relation'

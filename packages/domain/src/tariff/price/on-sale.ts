import { daysBetween, type PlainDate } from '../../time/plain-date.ts'
import type { Sort, TariffVersion } from '../model.ts'
import { indexOf } from '../version-index.ts'
import { SERVICE_AREA } from '../zones/service-area.ts'

export interface SaleMoment {
  /** First day of validity: it decides on the version and its prices. */
  date: PlainDate
  /** The day on which it is bought. */
  today: PlainDate
  serviceArea: number
  /** Who sells lets subscriptions be concluded: what the law knows as one only is no longer sold one by one. */
  subscriptionsOnSale?: boolean
}

export type NotOnSale = 'otherServiceArea' | 'notYetOnSale' | 'noLongerOnSale' | 'inThePast' | 'tooFarAhead'

/** Tells of sorts why they are not sold at a moment; what is the same for all of them is worked out once. */
export function saleCheck(version: TariffVersion, moment: SaleMoment): (sort: Sort) => NotOnSale | undefined {
  const { groups } = indexOf(version)
  const { date, today, serviceArea, subscriptionsOnSale = false } = moment
  const daysAhead = daysBetween(today, date)
  return sort => {
    const group = groups.get(sort.group)
    if (!group?.serviceAreas.includes(serviceArea)) return 'otherServiceArea'
    const isSubscriptionOnly = group.singlyUntilSubscriptions === true && subscriptionsOnSale
    if (isSubscriptionOnly && serviceArea === SERVICE_AREA.ticket) return 'otherServiceArea'
    if (sort.saleFrom !== undefined && today < sort.saleFrom) return 'notYetOnSale'
    if (sort.saleUntil !== undefined && today > sort.saleUntil) return 'noLongerOnSale'
    if (date < today) return 'inThePast'
    return daysAhead > sort.preSaleDays ? 'tooFarAhead' : undefined
  }
}

/** Why a sort is not sold at a moment; undefined when it is. */
export const notOnSale = (version: TariffVersion, sort: Sort, moment: SaleMoment): NotOnSale | undefined =>
  saleCheck(version, moment)(sort)

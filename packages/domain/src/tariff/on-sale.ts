import { daysBetween, type PlainDate } from '../time/plain-date.ts'
import type { Sort, TariffVersion } from './model.ts'
import { indexOf } from './version-index.ts'

export interface SaleMoment {
  /** First day of validity: it decides on the version and its prices. */
  date: PlainDate
  /** The day on which it is bought. */
  today: PlainDate
  serviceArea: number
}

export type NotOnSale = 'otherServiceArea' | 'notYetOnSale' | 'noLongerOnSale' | 'inThePast' | 'tooFarAhead'

/** Why a sort is not sold at a moment; undefined when it is. */
export const notOnSale = (version: TariffVersion, sort: Sort, moment: SaleMoment): NotOnSale | undefined => {
  const group = indexOf(version).groups.get(sort.group)
  if (!group?.serviceAreas.includes(moment.serviceArea)) return 'otherServiceArea'
  if (sort.saleFrom !== undefined && moment.today < sort.saleFrom) return 'notYetOnSale'
  if (sort.saleUntil !== undefined && moment.today > sort.saleUntil) return 'noLongerOnSale'
  if (moment.date < moment.today) return 'inThePast'
  if (daysBetween(moment.today, moment.date) > sort.preSaleDays) return 'tooFarAhead'
  return undefined
}

import { type DiscountCode, normalisedCode, type PlainDate, versionAt } from '@billett/domain'
import type { Region } from '../../../../ports/region-store.ts'

/** A code as typed in, of the tariff in force today. Whether it applies is the order's rule. */
export const discountCodeOf = ({ tariff }: Region, typed: string, today: PlainDate): DiscountCode | undefined =>
  versionAt(tariff, today)?.discountCodes.find(({ code }) => normalisedCode(code) === normalisedCode(typed))

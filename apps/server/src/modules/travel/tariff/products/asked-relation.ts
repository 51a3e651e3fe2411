import type { TariffVersion } from '@billett/domain'
import type { Region } from '../../../../ports/region-store.ts'
import { type Resolution, resolveRelation } from '../../relation/index.ts'

/** A relation as the product calls name it. */
export interface AskedRelation {
  origin: string
  destination: string
  via?: string
  lines?: readonly string[]
  stops?: number
}

export const relationAsked = (region: Region, version: TariffVersion, asked: AskedRelation): Resolution => {
  const { origin, destination, via = '', lines, stops } = asked
  return resolveRelation(region, version, { origin, destination, via: via.trim(), lines, stops })
}

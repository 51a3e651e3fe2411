import { readFileSync } from 'node:fs'
import type { PlainDate, Tariff } from '@billett/domain'
import { NETWORK_FILE, TARIFF_FILE } from './files.ts'
import { expandGtfs } from './gtfs/expand.ts'
import type { GtfsTables } from './gtfs/tables.ts'
import type { Network } from './network.ts'
import { resolveDates } from './resolve-dates.ts'

export interface DemoRegion {
  tables: GtfsTables
  tariff: Tariff
}

/**
 * The network that ships with the product, as GTFS tables valid from half a year before `today` to a year after it, and
 * its tariff.
 */
export const demoRegion = (today: PlainDate): DemoRegion => {
  const network: Network = JSON.parse(readFileSync(NETWORK_FILE, 'utf8'))
  const tariff: Tariff = JSON.parse(resolveDates(readFileSync(TARIFF_FILE, 'utf8'), today))
  return { tables: expandGtfs(network, today), tariff }
}

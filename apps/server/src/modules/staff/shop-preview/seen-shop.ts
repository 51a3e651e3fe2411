import { type Arrangement, soldAt } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import { arrangementOf } from '../../../db/arrangement-of.ts'
import { lastAsked } from '../../../kept/last-asked.ts'
import { importedOf, type Region } from '../../../ports/region-store.ts'
import type { World } from '../../../world.ts'
import { findTariff, sellingTimes } from '../../travel/tariff-version/index.ts'
import { arrangementsSeen } from '../arrangement/index.ts'
import type { Seen } from './preview-token.ts'

/** What a shop that is looked at sells by. */
export interface SeenShop {
  /** As it was imported. */
  region: Region
  arrangement: Arrangement
  /** Of the tariff; null where it is what is sold now. */
  version: number | null
  /** How many parts are arranged. */
  arranged: number
}

/** A region with a tariff of its own takes some memory, and its look-ups some time: those looked at last are kept. */
const MOST_REGIONS = 4
const MOST_ARRANGEMENTS = 20

const keptRegions = lastAsked<Region>(MOST_REGIONS)
const keptArrangements = lastAsked<Arrangement>(MOST_ARRANGEMENTS)

/** The version that was sold then; null where it is the one that is sold now. */
async function versionThen({ db }: World, { at, tariff }: Seen, sold: Region): Promise<number | null> {
  if (tariff !== null) return tariff
  const now = { version: null, activeFrom: null, startedOn: sold.importedOn, discardedOn: null }
  return soldAt([...(await sellingTimes(db)), now], at)?.version ?? null
}

async function regionBy(world: World, sold: Region, version: number | null): Promise<Region> {
  if (version === null) return sold
  const name = `${sold.id} ${version}`
  const known = keptRegions.get(name)
  if (known) return known
  const stored = (await findTariff(world.db, version)) ?? refuse('versionNotFound', 'tariffVersion')
  const region = world.regions.withTariff(stored.tariff)
  const made = importedOf(region)
  keptRegions.put(name, made)
  return made
}

/** Refuses `versionNotFound`. */
export async function seenShop(world: World, seen: Seen): Promise<SeenShop> {
  const sold = importedOf(world.regions.current())
  const version = await versionThen(world, seen, sold)
  const region = await regionBy(world, sold, version)
  const clientId = clientIdOf(world)
  const rows = await arrangementsSeen(world.db, clientId, seen.drafts ? undefined : seen.at)
  const shown = rows.filter(({ content }) => content.board !== undefined || content.texts !== undefined)
  const name = JSON.stringify([clientId, rows.map(({ content: _content, ...key }) => key)])
  const arrangement = keptArrangements.get(name) ?? arrangementOf(rows)
  keptArrangements.put(name, arrangement)
  return { region, arrangement, version, arranged: shown.length }
}

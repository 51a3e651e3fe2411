import { type Arrangement, arrangeTariff } from '@billett/domain'
import { clientIdOf } from './call/client-id-of.ts'
import { importedOf, type Region, type RegionStore } from './ports/region-store.ts'
import type { World } from './world.ts'

/** Made once of a region and an arrangement, and gone with either: what is derived of a region goes with it. */
const known = new WeakMap<Region, WeakMap<Arrangement, Region>>()

function arrangedRegion(region: Region, arrangement: Arrangement): Region {
  const tariff = arrangeTariff(region.tariff, arrangement)
  return tariff === region.tariff ? region : { ...region, tariff, imported: region }
}

function arranged(region: Region, arrangement: Arrangement): Region {
  const ofRegion = known.get(region) ?? new WeakMap<Arrangement, Region>()
  known.set(region, ofRegion)
  const made = ofRegion.get(arrangement) ?? arrangedRegion(region, arrangement)
  ofRegion.set(arrangement, made)
  return made
}

/**
 * The region as one client's staff have arranged its tariff. Whoever sells, prices or shows takes it from the world and
 * need not know that anything was arranged.
 */
export const arrangedRegions = ({
  regions,
  arrangements,
  client,
}: Pick<World, 'regions' | 'arrangements' | 'client'>): RegionStore => ({
  ...regions,
  // A world may be made of another client's: what that one has arranged is not this one's.
  current: () => arranged(importedOf(regions.current()), arrangements.current(clientIdOf({ client }))),
})

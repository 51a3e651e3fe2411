import type { StaffTariffDetail, StaffTariffVersion } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { importedOf } from '../../../ports/region-store.ts'
import { findTariff, knownTariffs, type StoredTariff } from '../../travel/tariff-version/index.ts'
import { lostByTariff } from '../arrangement/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { findComparison } from '../tariff-comparison/index.ts'
import { knownOf, type NamesOfStaff, presentTariff, presentTariffDetail } from './staff-tariff-version.present.ts'

type Written = Pick<StoredTariff, 'writtenBy' | 'releasedBy'>

async function namesIn(db: Statements, versions: readonly Written[]): Promise<NamesOfStaff> {
  const ids = new Set(versions.flatMap(({ writtenBy, releasedBy }) => [writtenBy ?? [], releasedBy ?? []].flat()))
  const names = new Map<string, string>()
  for (const id of ids) names.set(id, await nameOfStaff(db, id))
  return names
}

export async function listTariffs({ world: { db } }: Context): Promise<StaffTariffVersion[]> {
  const known = await knownTariffs(db)
  const names = await namesIn(db, known)
  return known.map(one => presentTariff(one, names))
}

/** As it is known when an act on it ends. Refuses `versionNotFound`. */
export async function knownTariff(db: Statements, version: number): Promise<StaffTariffVersion> {
  const stored = (await findTariff(db, version)) ?? refuse('versionNotFound', 'version')
  return presentTariff(knownOf(stored), await namesIn(db, [stored]))
}

/** Refuses `versionNotFound`. */
export async function showTariff({ world, language }: Context, version: number): Promise<StaffTariffDetail> {
  const { db, regions } = world
  const stored = (await findTariff(db, version)) ?? refuse('versionNotFound', 'version')
  const names = await namesIn(db, [stored])
  const sold = importedOf(regions.current())
  const comparison = await findComparison(db, version, sold.id)
  const lost = await lostByTariff(db, sold.tariff, stored.tariff)
  return presentTariffDetail(stored, {
    ...{ sold, wouldBe: regions.withTariff(stored.tariff), comparison, lost },
    ...{ names, language },
  })
}

import type { Call } from '@billett/contract'
import { eq } from 'drizzle-orm'
import { importRegion } from '../../adapters/region-store/import-region.ts'
import { region, tariffComparison, tariffVersion } from '../../db/schema/index.ts'
import { smallRegion } from '../region/small-region.ts'
import type { TestWorld } from '../test-world.ts'

/** Versions of the tariff that all companies sell by. */
export interface KeptTariffs {
  /** Number of the region that is sold in. */
  sold: number
  /** One that nothing was sold by. */
  draft: number
  /** One that was sold before. */
  replaced: number
}

const EARLIER = '2026-11-01T08:00:00.000Z'

/** As if nobody had released, thrown away or gone back to one. */
export async function tariffsAnew({ world }: TestWorld): Promise<KeptTariffs> {
  const { db } = world
  const { name, source, tariffSource, timetable, tariff } = smallRegion()
  const imported = { name, source, tariffSource, timetable, tariff, report: {}, fingerprint: 'small' }
  await importRegion(db, { ...imported, importedOn: EARLIER })
  await db.update(region).set({ tariffVersion: null })
  await db.delete(tariffVersion)
  const draft = { tariff, fingerprint: 'x', warnings: [], storedOn: EARLIER, checkedOn: EARLIER }
  const was = { ...draft, releasedOn: EARLIER, activeFrom: EARLIER, startedOn: EARLIER }
  const versions = await db.insert(tariffVersion).values([draft, was]).returning({ version: tariffVersion.version })
  const [active] = await db.select({ id: region.id }).from(region).where(eq(region.active, true))
  const [first, second] = versions.map(({ version }) => version)
  if (!active || first === undefined || second === undefined) throw new Error('no tariff is kept')
  const nothing = { dearer: 0, cheaper: 0, added: 0, gone: 0, relations: 0, sold: 0, compared: 0, days: [] }
  const compared = { region: active.id, comparedOn: EARLIER, prices: nothing, fingerprint: 'x' }
  await db.insert(tariffComparison).values([
    { ...compared, version: first },
    { ...compared, version: second },
  ])
  return { sold: active.id, draft: first, replaced: second }
}

/** What a call about a version of the tariff is told; nothing for any other call. */
export function saidOfTariff({ name, path }: Call, of: KeptTariffs | undefined): Record<string, unknown> {
  if (of === undefined || !path.startsWith('/admin/tariffVersions/')) return {}
  return { version: name === 'admin/goBackToTariff' ? of.replaced : of.draft, sold: of.sold }
}

import type { Database } from '../../db/database.ts'
import type { RegionImports } from '../../ports/region-imports.ts'
import { activeRegion } from './active-region.ts'
import { importRegion } from './import-region.ts'

/** Regions as rows of the database. */
export const regionImports = (db: Database): RegionImports => ({
  active: () => activeRegion(db),
  store: region => importRegion(db, region),
})

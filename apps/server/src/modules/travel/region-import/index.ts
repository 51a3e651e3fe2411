export { type ImportOutcome, type ImportSource, importRegion } from './import-region.ts'
export type { Progress } from './read-feed-region.ts'
export type { RegionParts } from './region-parts.ts'
export type { ImportFinding, Remark } from './remark.ts'

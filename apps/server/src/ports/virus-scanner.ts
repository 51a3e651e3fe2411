import type { Unreachable } from './unreachable.ts'

/** `unreachable`: no answer, so that nobody knows. */
export type ScanAnswer = { state: 'clean' } | { state: 'infected' } | Unreachable

/** Looks for what harms whoever opens a file. Nothing here throws; a look has a time-out of its own. */
export interface VirusScanner {
  scan: (file: Blob) => Promise<ScanAnswer>
}

import { type ArchiveBounds, archiveFault } from './archive-bounds.ts'
import { unpackEntry } from './unpack-entry.ts'
import { readZipDirectory } from './zip-directory.ts'

/**
 * Whether a zip can be handed to a reader that has no bounds of its own: its directory keeps to them, and each file is
 * what the directory says. Files are unpacked one after the other and given up again, never beyond what was promised.
 */
export const isBearable = (zip: Uint8Array, bounds: ArchiveBounds): boolean => {
  const entries = readZipDirectory(zip)
  if (!entries || archiveFault(entries.length, entries, bounds)) return false
  return entries.every(entry => unpackEntry(zip, entry) !== undefined)
}

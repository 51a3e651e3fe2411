import type { ZipEntry } from './zip-directory.ts'

export interface ArchiveBounds {
  /** Largest unpacked size of all files together, in bytes. */
  maxUnpacked: number
  /** How many times smaller a file may be packed; text of timetables reaches 10 to 50, a bomb 1000. */
  maxRatio: number
  /** Files in the archive, used or not. */
  maxEntries: number
}

export type ArchiveFault = 'tooManyFiles' | 'tooLarge' | 'tooDense' | 'overlappingFiles'

/** Bytes; smaller files may be packed as they like. */
const SMALL = 4 * 1024 ** 2

/** Files that share their packed bytes: each byte of the archive would be unpacked many times. */
const overlap = (entries: readonly ZipEntry[]): boolean => {
  const ordered = entries.toSorted((a, b) => a.headerOffset - b.headerOffset)
  return ordered.some(({ headerOffset }, i) => {
    const before = ordered[i - 1]
    return before !== undefined && headerOffset < before.headerOffset + before.packedSize
  })
}

/**
 * What makes an archive more than its reader should bear, by its directory alone: nothing is unpacked for it. What the
 * directory says of a file bounds its unpacking afterwards. `all` is the number of files in the archive, `used` those
 * to be unpacked.
 */
export const archiveFault = (
  all: number,
  used: readonly ZipEntry[],
  { maxUnpacked, maxRatio, maxEntries }: ArchiveBounds,
): ArchiveFault | undefined => {
  if (all > maxEntries) return 'tooManyFiles'
  if (used.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0) > maxUnpacked) return 'tooLarge'
  if (used.some(({ unpackedSize, packedSize }) => unpackedSize > SMALL && unpackedSize > packedSize * maxRatio))
    return 'tooDense'
  return overlap(used) ? 'overlappingFiles' : undefined
}

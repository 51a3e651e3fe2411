import type { ZipEntry } from './archive/zip-directory.ts'
import { isStandardTable } from './checks/table-rules.ts'
import type { ProblemLog } from './problem-log.ts'

/** A file of the feed and the table it holds. */
export interface FeedFile {
  table: string
  entry: ZipEntry
}

const MARKER = 'stops.txt'

const partsOf = (name: string): string[] => name.replaceAll('\\', '/').split('/')
const isUnsafe = (name: string): boolean =>
  /^([/\\]|[a-z]:)/i.test(name) || name.includes('\0') || partsOf(name).includes('..')
const isHidden = (name: string): boolean => partsOf(name).some(part => part === '__MACOSX' || part.startsWith('.'))
const folderOf = (name: string): string => partsOf(name).slice(0, -1).join('/')
const baseOf = (name: string): string => partsOf(name).at(-1)?.toLowerCase() ?? ''

const feedFolder = (entries: ZipEntry[]): string => {
  const folders = entries.filter(entry => baseOf(entry.name) === MARKER).map(entry => folderOf(entry.name))
  const depth = (folder: string): number => (folder === '' ? 0 : partsOf(folder).length)
  return folders.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))[0] ?? ''
}

/**
 * The files of the feed: those beside the topmost `stops.txt`. Nothing is ever written under a name from the archive.
 */
export const pickFeedFiles = (entries: ZipEntry[], log: ProblemLog): FeedFile[] => {
  const unsafe = entries.filter(entry => isUnsafe(entry.name))
  for (const { name } of unsafe) log.add('warning', 'unsafeName', { file: '', value: name })
  const files = entries.filter(({ name }) => !isUnsafe(name) && !isHidden(name) && baseOf(name) !== '')
  const folder = feedFolder(files)
  const picked = new Map<string, FeedFile>()
  for (const entry of files) {
    const table = baseOf(entry.name).replace(/\.txt$/, '')
    if (folderOf(entry.name) !== folder) log.add('notice', 'secondFeed', { file: entry.name })
    else if (!baseOf(entry.name).endsWith('.txt') || !isStandardTable(table))
      log.add('notice', 'unknownFile', { file: entry.name })
    else if (picked.has(table)) log.add('error', 'duplicateId', { file: entry.name })
    else picked.set(table, { table, entry })
  }
  return [...picked.values()]
}

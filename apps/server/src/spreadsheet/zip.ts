import { zipSync } from 'fflate'

/** A day for the entries of the archive, which have to have one. */
const NO_DAY = '1980-01-02T00:00:00Z'

/** What no name of a file may have on one system or another, and what would lead out of its folder. */
const UNWRITABLE = /[\p{Cc}\\/:*?"<>|]|^\.+/gu

/** People name what becomes a file: two that are called the same, or are after their signs are taken, stay two. */
function namedApart(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(name => {
    const plain = name.replaceAll(UNWRITABLE, '_')
    const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(plain) ?? []
    let free = plain
    for (let next = 2; taken.has(free.toLowerCase()); next += 1) free = `${stem} (${next})${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}

/** Files as one, in one folder. Uncompressed: to pack large ones would keep all others of this process waiting. */
export function zipOf(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const names = namedApart(files.map(({ name }) => name))
  const entries = files.map(({ bytes }, index) => [names[index] ?? '', bytes] as const)
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: NO_DAY })
}

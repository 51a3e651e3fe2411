import { finished } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

/** A day for the entries of the archive, which have to have one. */
const NO_DAY = '1980-01-02T00:00:00Z'

/** How entries are compressed, by its number (APPNOTE.TXT of ZIP, 4.4.5). */
const DEFLATED = 8

const NOTHING = new Uint8Array()

/**
 * An entry that the system's own library compresses, beside the thread that answers calls: in JavaScript a long list
 * would keep that thread for half a minute, and leave it tables of tens of kilobytes at every piece.
 */
function openEntry(zip: Zip, path: string) {
  const deflate = createDeflateRaw({ level: 1 })
  const entry: ZipInputFile = { filename: path, size: 0, crc: 0, compression: DEFLATED, mtime: NO_DAY }
  zip.add(entry)
  deflate.on('data', (part: Uint8Array<ArrayBuffer>) => entry.ondata?.(null, part, false))
  const write = (xml: string): Promise<void> => {
    const bytes = Buffer.from(xml)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    return new Promise((resolve, reject) => {
      deflate.write(bytes, failure => (failure ? reject(failure) : resolve()))
    })
  }
  const end = async (xml: string): Promise<void> => {
    await write(xml)
    deflate.end()
    await finished(deflate)
    entry.ondata?.(null, NOTHING, true)
  }
  return { write, end, close: () => deflate.destroy() }
}

/** An archive that is taken away while it is written; it holds what was not taken yet. */
export function xlsxArchive() {
  const written: Uint8Array[] = []
  const zip = new Zip((failure, part) => {
    if (failure) throw failure
    written.push(part)
  })
  return {
    open: (path: string) => openEntry(zip, path),
    end: () => zip.end(),
    taken: () => Buffer.concat(written.splice(0)),
  }
}

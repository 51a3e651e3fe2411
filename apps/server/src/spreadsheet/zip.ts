import { zipSync } from 'fflate'

/** A day for the entries of the archive, which have to have one. */
const NO_DAY = '1980-01-02T00:00:00Z'

/** Files as one, uncompressed: what is packed here is compressed already, or small. */
export const zipOf = (files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 0, mtime: NO_DAY })

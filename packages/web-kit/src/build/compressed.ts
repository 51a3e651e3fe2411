import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Texts; pictures and fonts are compressed as they are. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/

/** Bytes. Smaller files are not sent any faster. */
const WORTH_IT = 200

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The best there is: made once here, sent many times. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }

/** Puts `.br` and `.gz` beside each file; the shop's server sends the one its reader takes. */
export const compressed = (): Plugin => ({
  name: 'billett-compressed',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const paths = Object.keys(bundle).filter(name => COMPRESSIBLE.test(name) && !name.startsWith('.'))
    await Promise.all(paths.map(name => compress(join(dir, name))))
  },
})

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < WORTH_IT) return
  await Promise.all([
    brotli(bytes, BROTLI).then(made => writeFile(`${path}.br`, made)),
    zip(bytes, GZIP).then(made => writeFile(`${path}.gz`, made)),
  ])
}

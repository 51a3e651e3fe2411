import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Package = z.object({ version: z.string() })

/** As the repository's package names it. */
export const productVersion = Package.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../../package.json'), 'utf8')),
).version

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.ts'

/** What the table of families in docs/ARCHITECTURE.md says, the lowest first. */
export const families = [
  ...(/\| family \| modules \| uses \|\n\|[-|]+\n((?:\|.*\n)+)/
    .exec(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8'))?.[1]
    ?.matchAll(/^\| `([\w-]+)` \|/gm) ?? []),
].map(([, name = '']) => name)

import * as z from 'zod/mini'
import { type Stored, stored } from './stored.ts'

/** A stored value that is forgotten `minutes` after it was last written. */
export function storedFor<T>(
  key: string,
  schema: z.core.$ZodType<T>,
  minutes: number,
  now: () => number = Date.now,
): Stored<T> {
  const dated = stored(key, z.object({ value: schema, until: z.number() }))
  return {
    key,
    read() {
      const found = dated.read()
      if (!found) return undefined
      if (found.until > now()) return found.value
      dated.remove()
      return undefined
    },
    write: value => dated.write({ value, until: now() + minutes * 60_000 }),
    remove: dated.remove,
  }
}

import { type Is, isNumber, isObjectOf } from './shapes.ts'
import { type Stored, stored } from './stored.ts'

/** A stored value that is forgotten `minutes` after it was last written. */
export function storedFor<T>(key: string, is: Is<T>, minutes: number, now = () => Date.now()): Stored<T> {
  const dated = stored(key, isObjectOf({ value: is, until: isNumber }))
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

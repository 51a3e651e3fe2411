import { type Area, deviceArea } from './area.ts'
import type { Is } from './shapes.ts'

export interface Stored<T> {
  key: string
  /** Undefined where nothing is stored, or nothing that can be understood. */
  read(): T | undefined
  write(value: T): void
  remove(): void
}

/**
 * A value under one key of a storage. What has not that shape (an older version, somebody's edit) counts as not
 * there.
 */
export function stored<T>(key: string, is: Is<T>, area: Area = deviceArea): Stored<T> {
  return {
    key,
    read() {
      const text = area.getItem(key)
      if (text === null) return undefined
      try {
        const value: unknown = JSON.parse(text)
        return is(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write: value => area.setItem(key, JSON.stringify(value)),
    remove: () => area.removeItem(key),
  }
}

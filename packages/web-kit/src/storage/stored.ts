import { safeParse } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { type Area, deviceArea } from './area.ts'

export interface Stored<T> {
  key: string
  /** Undefined where nothing is stored, or nothing that can be understood. */
  read(): T | undefined
  write(value: T): void
  remove(): void
}

/**
 * A value under one key of a storage. What does not fit the schema (an older version, somebody's edit) counts as not
 * there.
 */
export function stored<T>(key: string, schema: $ZodType<T>, area: Area = deviceArea): Stored<T> {
  return {
    key,
    read() {
      const text = area.getItem(key)
      if (text === null) return undefined
      try {
        const parsed = safeParse(schema, JSON.parse(text))
        return parsed.success ? parsed.data : undefined
      } catch {
        return undefined
      }
    },
    write: value => area.setItem(key, JSON.stringify(value)),
    remove: () => area.removeItem(key),
  }
}

import * as z from 'zod/mini'
import { saidValue, type TypedEntry, TypedValue } from '../typed-entry.ts'
import type { Nested } from './nested-items.ts'

/** One thing of a structure, as it stands in its form. */
export interface TypedItem {
  name: string
  parts: TypedEntry[]
}

interface Limits {
  taken: readonly string[]
  words: { taken: string; wrong: string }
}

/** What can be typed: a name of its own, where things have names, and values of their kinds (Spec 3 §5). */
export function typedItemSchema({ kind, parts }: Nested, { taken, words }: Limits) {
  const isFree = ({ name }: TypedItem) => kind !== 'names' || !taken.includes(name.trim())
  const isNamed = ({ name }: TypedItem) => kind !== 'names' || name.trim() !== ''
  return z.object({ name: z.string(), parts: z.array(TypedValue) }).check(
    z.refine<TypedItem>(isFree, { error: words.taken, path: ['name'] }),
    z.refine<TypedItem>(isNamed, { error: words.wrong, path: ['name'] }),
    ...parts.map((part, i) =>
      z.refine<TypedItem>(
        ({ parts: typed }) => {
          const one = typed[i]
          return one !== undefined && saidValue(part, one) !== undefined
        },
        { error: words.wrong, path: ['parts', i, 'text'] },
      ),
    ),
  )
}

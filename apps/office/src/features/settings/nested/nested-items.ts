import type { ConfigEntry } from '@billett/contract'
import { valueAt, withValueAt } from '@billett/domain'
import { saidValue, type TypedEntry, typedEntry } from '../typed-entry.ts'

/** What a structure is made of, and what can be said of each thing in it. */
export type Nested = NonNullable<ConfigEntry['nested']>
type Part = Nested['parts'][number]

/** One thing in a structure. */
export interface NestedItem {
  /** '' where things have no names. */
  name: string
  value: unknown
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The things of a structure, which is JSON as text; undefined where it is another one than was said. */
export function itemsOf({ kind }: Nested, text: string): NestedItem[] | undefined {
  if (text.trim() === '') return []
  const whole = parsed(text)
  if (typeof whole !== 'object' || whole === null) return undefined
  if (Array.isArray(whole)) return kind === 'list' ? whole.map((value: unknown) => ({ name: '', value })) : undefined
  if (kind === 'list') return undefined
  return kind === 'one' ? [{ name: '', value: whole }] : Object.entries(whole).map(([name, value]) => ({ name, value }))
}

/** The structure of these things, as text; '' where the one thing of it is missing. */
export function structureOf({ kind }: Nested, items: readonly NestedItem[]): string {
  if (kind === 'list') return JSON.stringify(items.map(({ value }) => value))
  if (kind === 'names') return JSON.stringify(Object.fromEntries(items.map(({ name, value }) => [name, value])))
  const [one] = items
  return one ? JSON.stringify(one.value) : ''
}

/** The same things with another one at a place; at the end where that is past the last. */
export const withItem = (items: readonly NestedItem[], place: number, item: NestedItem): NestedItem[] => [
  ...items.slice(0, place),
  item,
  ...items.slice(place + 1),
]

/** What stands in a form for the parts of a thing: of a new one, everything that must be said is to be typed. */
export const typedParts = ({ parts }: Nested, value: unknown): TypedEntry[] =>
  parts.map(part => {
    const typed = typedEntry({ ...part, value: JSON.stringify(valueAt(value, part.path)) ?? '' })
    return typed.said === 'unsaid' && !part.isOptional ? { ...typed, said: 'value' } : typed
  })

const saidOf = (part: Part, typed: TypedEntry | undefined): unknown => {
  const said = typed && saidValue(part, typed)
  return said === undefined || said === '' ? undefined : JSON.parse(said)
}

/** The thing that was typed; what it has besides its parts stays. */
export const typedValueOf = ({ parts }: Nested, before: unknown, typed: readonly TypedEntry[]): unknown =>
  parts.reduce((whole, part, i) => withValueAt(whole, part.path, saidOf(part, typed[i])), before)

/** What a thing is called: by its number where it has no name. */
export const itemName = ({ name }: NestedItem, place: number): string => name || String(place + 1)

/** Values of parts that tell a thing from the others. */
const TELLING = 3

/** What a thing is shown by. */
export const summaryOf = ({ parts }: Nested, value: unknown): string =>
  parts
    .map(({ path }) => valueAt(value, path))
    .filter(part => typeof part === 'string' && part !== '')
    .slice(0, TELLING)
    .join(' · ')

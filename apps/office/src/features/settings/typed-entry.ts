import type { ConfigEntry } from '@billett/contract'
import * as z from 'zod/mini'
import { linesOf, typedText, typedValue } from './entry-text.ts'

/** Whether an entry says a value, that there is nothing (`null`), or is left out. */
const SAID = ['value', 'nothing', 'unsaid'] as const
type Said = (typeof SAID)[number]

export interface TypedEntry {
  said: Said
  text: string
  /** Of `choices`. */
  chosen: string[]
}

/** What an entry may say besides a value. */
export const mayBeSaid = ({ isNullable, isOptional }: Pick<ConfigEntry, 'isNullable' | 'isOptional'>): Said[] =>
  SAID.filter(said => said === 'value' || (said === 'nothing' ? isNullable : isOptional))

const saidBy = (value: string): Said => {
  if (value === 'null') return 'nothing'
  return value === '' ? 'unsaid' : 'value'
}

export const typedEntry = (entry: Pick<ConfigEntry, 'kind' | 'choices' | 'value'>): TypedEntry => {
  const { kind, value, choices } = entry
  const [first = ''] = kind === 'yesNo' ? ['true'] : choices
  const text = typedText(entry, value)
  const isChosen = kind === 'yesNo' || kind === 'choice'
  return { said: saidBy(value), text: text === '' && isChosen ? first : text, chosen: linesOf(text) }
}

/** The value that the form says, as JSON; '' where it is left out, undefined where it is none. */
export function saidValue(entry: Pick<ConfigEntry, 'kind'>, { said, text, chosen }: TypedEntry): string | undefined {
  if (said === 'unsaid') return ''
  if (said === 'nothing') return 'null'
  return entry.kind === 'choices' ? JSON.stringify(chosen) : typedValue(entry, text)
}

/** Whatever stands in a form for a value. */
export const TypedValue = z.object({ said: z.enum(SAID), text: z.string(), chosen: z.array(z.string()) })

/**
 * What can be typed: a value of its kind, else `wrong` is said (Spec 3 §5). Everything else of it is the server's to
 * judge, by the one schema.
 */
export const typedSchema = (entry: Pick<ConfigEntry, 'kind'>, wrong: string) =>
  TypedValue.check(
    z.refine<TypedEntry>(typed => saidValue(entry, typed) !== undefined, { error: wrong, path: ['text'] }),
  )

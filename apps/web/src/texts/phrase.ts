/** Texts under dotted keys, written as a tree. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** What is put into a text where it says `{{name}}`; `count` also chooses between singular and plural. */
export type Values = Readonly<Record<string, unknown>>

const SLOT = /\{\{\s*(\w+)\s*\}\}/g

/** The text at `search.from`; undefined where there is none. */
export function textAt(tree: TextTree | undefined, key: string): string | undefined {
  let at: string | TextTree | undefined = tree
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** The keys a text for `count` can stand under, the best one first: `changes_zero`, `changes_other`, `changes`. */
export function keysFor(key: string, count: unknown, rules: Intl.PluralRules): string[] {
  if (typeof count !== 'number') return [key]
  const zero = count === 0 ? [`${key}_zero`] : []
  return [...zero, `${key}_${rules.select(count)}`, key]
}

/** The text with its values put in; a value nobody gave is empty. */
export const filled = (text: string, values: Values = {}): string =>
  text.includes('{{') ? text.replace(SLOT, (_, name: string) => String(values[name] ?? '')) : text

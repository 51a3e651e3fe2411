/** What is put into a text where it says `{{name}}`; `count` also chooses between singular and plural. */
export type Values = Readonly<Record<string, unknown>>

const SLOT = /\{\{\s*(\w+)\s*\}\}/g

/** The keys a text for `count` can stand under, the best one first: `changes_zero`, `changes_other`, `changes`. */
export function keysFor(key: string, count: unknown, rules: Intl.PluralRules): string[] {
  if (typeof count !== 'number') return [key]
  const zero = count === 0 ? [`${key}_zero`] : []
  return [...zero, `${key}_${rules.select(count)}`, key]
}

/** The text with its values put in; a value nobody gave is empty. */
export const filled = (text: string, values: Values = {}): string =>
  text.includes('{{') ? text.replace(SLOT, (_, name: string) => String(values[name] ?? '')) : text

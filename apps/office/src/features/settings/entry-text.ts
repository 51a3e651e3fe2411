import type { ConfigEntry } from '@billett/contract'

type Kind = Pick<ConfigEntry, 'kind'>

const isText = (value: unknown): value is string => typeof value === 'string'

/** The values of a list, each on a line of its own. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** What stands in a form for a value, which is JSON as text; '' where nothing is said. */
export function typedText({ kind }: Kind, value: string): string {
  if (value === '' || value === 'null') return ''
  const said: unknown = JSON.parse(value)
  if (isText(said)) return said
  if (Array.isArray(said) && kind !== 'structure') return said.filter(isText).join('\n')
  return kind === 'structure' ? JSON.stringify(said, null, 2) : String(said)
}

/** The value that was typed, as JSON; undefined where it is none of its kind. */
export function typedValue({ kind }: Kind, text: string): string | undefined {
  if (kind === 'text' || kind === 'colour' || kind === 'choice') return JSON.stringify(text)
  if (kind === 'lines') return JSON.stringify(linesOf(text))
  if (kind === 'yesNo') return text === 'true' || text === 'false' ? text : undefined
  if (kind === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : undefined
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return undefined
  }
}

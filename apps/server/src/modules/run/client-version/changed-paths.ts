import { jsonOf } from './json-of.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const entriesOf = (value: unknown): Map<string, unknown> => new Map(isObject(value) ? Object.entries(value) : [])

/** Where two values of JSON differ: `config.texts.name`, `theme.palette.primary`. */
export function changedPaths(before: unknown, after: unknown, at: readonly string[] = []): string[] {
  if (jsonOf(before) === jsonOf(after)) return []
  if (!isObject(before) || !isObject(after) || Array.isArray(before) || Array.isArray(after)) return [at.join('.')]
  const [old, now] = [entriesOf(before), entriesOf(after)]
  const names = new Set([...old.keys(), ...now.keys()])
  return [...names].flatMap(name => changedPaths(old.get(name), now.get(name), [...at, name]))
}

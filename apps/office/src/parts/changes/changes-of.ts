/** One value that an act changes; undefined on the side on which it is not there. */
export interface Change {
  path: string
  before: string | undefined
  after: string | undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Members of an object that an act tells of, as JSON or empty; none where it is anything else. */
function membersOf(json: string): Map<string, unknown> {
  const value: unknown = json === '' ? {} : JSON.parse(json)
  return new Map(isObject(value) ? Object.entries(value) : [])
}

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === 'string' ? value : JSON.stringify(value)

/** What an act changes, each value that is there on either side: `before` and `after` are JSON, as text, or empty. */
export function changesOf({ before, after }: { before: string; after: string }): Change[] {
  const [old, now] = [membersOf(before), membersOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map(path => ({ path, before: textOf(old.get(path)), after: textOf(now.get(path)) }))
    .filter(({ before: was, after: is }) => was !== undefined || is !== undefined)
}

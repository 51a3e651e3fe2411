const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** '' is the whole itself. */
const namesOf = (path: string): string[] => (path === '' ? [] : path.split('.'))

/** What stands at a path of members, `settings.languages`; undefined where nothing does. */
export const valueAt = (whole: unknown, path: string): unknown =>
  namesOf(path).reduce((at, name) => (isMembers(at) && Object.hasOwn(at, name) ? at[name] : undefined), whole)

function replaced(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const { [name]: before, ...others } = isMembers(whole) ? whole : {}
  const after = replaced(before, rest, value)
  return after === undefined ? others : { ...(isMembers(whole) ? whole : {}), [name]: after }
}

/** The same with another value at a path, left out where that is undefined. */
export const withValueAt = (whole: unknown, path: string, value: unknown): unknown =>
  replaced(whole, namesOf(path), value)

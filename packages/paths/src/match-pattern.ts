/** The parameters of a matching path by their names; `*` has what stands for the wildcard. */
export type MatchedParams = Record<string, string>

/**
 * Reads paths by a pattern: upper and lower case are the same, a slash at the end does
 * not count. The path has its percent signs undone, but for slashes within a segment.
 */
export function matcher(pattern: string): (path: string) => MatchedParams | undefined {
  const names = [...pattern.matchAll(/:(\w+)|\*/g)].map(([, name = '*']) => name)
  const literal = pattern
    .replace(/\/*\*?$/, '')
    .replace(/[\\.+^${}|()[\]]/g, '\\$&')
    .replace(/:\w+/g, '([^/]+)')
  const end = pattern.endsWith('*') ? '(?:/(.+)|/*)$' : '/*$'
  const expression = new RegExp(`^${literal}${end}`, 'i')
  return path => {
    const found = expression.exec(path)
    if (!found) return undefined
    return Object.fromEntries(names.map((name, index) => [name, decodedSlash(name, found[index + 1] ?? '')]))
  }
}

/** A parameter is one segment and has its slashes back; the wildcard is as it stands. */
const decodedSlash = (name: string, value: string): string => (name === '*' ? value : value.replaceAll('%2F', '/'))

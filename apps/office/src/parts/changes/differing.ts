/** Values at the ends of a structure, by where each stands. */
function leaves(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return into.set(path, value)
  for (const [name, part] of Object.entries(value)) leaves(part, path === '' ? name : `${path}.${name}`, into)
  return into
}

/** What one content has in the place of another's, as JSON of each: what both say alike is left out. */
export function differing(before: unknown, after: unknown): { before: string; after: string } {
  const [was, is] = [leaves(before, '', new Map()), leaves(after, '', new Map())]
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter(
    path => path !== '' && JSON.stringify(was.get(path)) !== JSON.stringify(is.get(path)),
  )
  const of = (values: Map<string, unknown>) =>
    JSON.stringify(Object.fromEntries(paths.flatMap(path => (values.has(path) ? [[path, values.get(path)]] : []))))
  return { before: of(was), after: of(is) }
}

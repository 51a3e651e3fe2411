type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Path extends `${string}/*`
      ? { '*': string }
      : unknown

/** The parameters of a pattern: `/confirm/:id` -> `{ id: string }`, `/recon-id/*` -> `{ '*': string }`. */
export type PathParams<Path extends string> = Params<Path>

export type Query = Record<string, string | number | boolean | undefined>

/** Puts parameters into a pattern. The wildcard may contain slashes, which stay. */
export function fillPath(pattern: string, given?: unknown, query: Query = {}): string {
  const params: Record<string, string | undefined> = Object.fromEntries(Object.entries(given ?? {}))
  const wildcard = (params['*'] ?? '').split('/').map(encodeURIComponent).join('/')
  const path = pattern
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    .replace('*', wildcard)
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

import type { AddressField } from './address-fields.ts'

export type AddressFields = Readonly<Record<string, AddressField<unknown>>>

/** What a list shows, as its fields say. */
export type ListState<Fields extends AddressFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never
}

/** The first page, for whatever begins the list anew. */
const PAGE = 'page'

/** What was typed to find somebody: no saved view keeps it. */
const SEARCH = 'search'

/**
 * The state of a list and its address: one says the other. What is as usual stands in no address, so that a link says
 * what somebody has chosen, and an address that nobody could mean is the usual list.
 */
export function listAddress<Fields extends AddressFields>(fields: Fields) {
  const entries = Object.entries(fields)
  /** Parts as they were read last: what the address says as before is the same object, and nobody asks for it anew. */
  const known = new Map<string, { said: string | null; value: unknown }>()
  const lastRead = (name: string, field: AddressField<unknown>, said: string | null): unknown => {
    const before = known.get(name)
    if (before && before.said === said) return before.value
    const value = (said === null ? undefined : field.read(said)) ?? field.usual
    known.set(name, { said, value })
    return value
  }

  const isUsual = (field: AddressField<unknown>, value: unknown) => field.print(value) === field.print(field.usual)

  const read = (query: URLSearchParams): ListState<Fields> =>
    Object.fromEntries(entries.map(([name, field]): unknown[] => [name, lastRead(name, field, query.get(name))]))

  const writeValues = (query: URLSearchParams, values: ReadonlyMap<string, unknown>): URLSearchParams => {
    const written = new URLSearchParams(query)
    for (const [name, field] of entries) {
      if (!values.has(name)) continue
      const value = values.get(name)
      if (isUsual(field, value)) written.delete(name)
      else written.set(name, field.print(value))
    }
    const restarts = entries.some(([name, { kind }]) => kind !== 'look' && values.has(name))
    if (restarts && !values.has(PAGE)) written.delete(PAGE)
    return written
  }

  /** `query` with this state instead of its own; what is no part of the list stays. */
  const write = (query: URLSearchParams, state: Partial<ListState<Fields>>): URLSearchParams =>
    writeValues(query, new Map<string, unknown>(Object.entries(state)))

  /** `query` with one part as an address says it; as it is where nobody can mean that. */
  const say = (query: URLSearchParams, name: string, said: string): URLSearchParams => {
    const value = fields[name]?.read(said)
    return value === undefined ? query : writeValues(query, new Map([[name, value]]))
  }

  /** The columns that the list can be sorted by. */
  const sorts: readonly string[] = entries.flatMap(([, field]) => field.sorts ?? [])

  /** How many fields narrow the list down. */
  const narrowing = (state: ListState<Fields>): number => {
    const values = new Map<string, unknown>(Object.entries(state))
    return entries.filter(([name, field]) => field.kind === 'filter' && !isUsual(field, values.get(name))).length
  }

  /** The same list with nothing narrowed down. */
  const widened = (query: URLSearchParams): URLSearchParams => {
    const wide = new URLSearchParams(query)
    for (const [name, { kind }] of entries) if (kind === 'filter' || name === PAGE) wide.delete(name)
    return wide
  }

  /** What a saved view keeps of an address: what is chosen and can still be meant, and nothing that passes. */
  const kept = (query: URLSearchParams): URLSearchParams => {
    const view = new URLSearchParams()
    for (const [name, field] of entries) {
      const value =
        field.passing || name === SEARCH ? undefined : field.read(query.get(name) ?? field.print(field.usual))
      if (value !== undefined && !isUsual(field, value)) view.set(name, field.print(value))
    }
    return view
  }

  /** What an address narrows the list down to, and nothing else that it says. */
  const narrowedBy = (query: URLSearchParams): URLSearchParams => {
    const filter = new URLSearchParams()
    for (const [name, field] of entries) {
      const value = field.kind === 'filter' ? field.read(query.get(name) ?? field.print(field.usual)) : undefined
      if (value !== undefined && !isUsual(field, value)) filter.set(name, field.print(value))
    }
    return filter
  }

  /** Whether an address that was saved once says what nobody can mean any more. */
  const hasLost = (query: URLSearchParams): boolean => {
    const known = kept(query)
    return [...query].some(([name, said]) => {
      const value = fields[name]?.read(said)
      return value === undefined || known.get(name) !== fields[name]?.print(value)
    })
  }

  return { read, write, say, sorts, narrowing, widened, kept, narrowedBy, hasLost }
}

export type ListAddress<Fields extends AddressFields> = ReturnType<typeof listAddress<Fields>>

import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * Statements a connection keeps planned at most; a text that comes later is planned each time, as it would be without a
 * name.
 */
const KEPT = 1000

/**
 * The same text has the same name on every connection; another text never has, because names are hashes of them. Each
 * pool counts its own: what others have asked leaves it as many.
 */
function naming(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return text => {
    const known = names.get(text)
    if (known !== undefined || names.size >= KEPT) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}

const isPlain = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/**
 * A connection class that gives each statement with values a name, so that PostgreSQL reads and plans it once per
 * connection. Statements without values keep going out as text: they are begin, commit and what migrations run.
 */
export function namingClient(Client: typeof pg.Client): typeof pg.Client {
  const nameOf = naming()
  const NamingClient = class extends Client {}
  const send: (...given: unknown[]) => unknown = Client.prototype.query
  Object.defineProperty(NamingClient.prototype, 'query', {
    value(this: pg.Client, query: unknown, values: unknown, ...rest: unknown[]) {
      const hasValues = Array.isArray(values) && values.length > 0
      if (hasValues && typeof query === 'string')
        return send.call(this, { text: query, name: nameOf(query) }, values, ...rest)
      if (hasValues && isPlain(query) && query.name === undefined)
        return send.call(this, { ...query, name: nameOf(query.text) }, values, ...rest)
      return send.call(this, query, values, ...rest)
    },
  })
  return NamingClient
}

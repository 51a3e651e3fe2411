import * as z from 'zod/mini'

const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/

interface NamedHost {
  host: string
  name: string
}

const entryOf = (text: string): NamedHost | undefined => {
  const [host = '', name = '', ...more] = text.trim().toLowerCase().split('=')
  return HOST.test(host) && name !== '' && more.length === 0 ? { host, name } : undefined
}

function entriesOf(text: string): NamedHost[] | undefined {
  const entries = text.split(',').map(entryOf)
  const good = entries.filter(entry => entry !== undefined)
  const hosts = new Set(good.map(({ host }) => host))
  return good.length === entries.length && hosts.size === entries.length ? good : undefined
}

/** `tickets.a.example=luehrtal,tickets.b.example=moorland`: hosts without ports, each once. */
export const clientList = z.pipe(
  z.string().check(z.refine(text => entriesOf(text) !== undefined, 'host=client,host=client …, each host once')),
  z.transform(text => entriesOf(text) ?? []),
)

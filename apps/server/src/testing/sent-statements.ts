import type { PoolClient } from 'pg'
import type { TestWorld } from './test-world.ts'

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : ''
  return typeof text === 'string' ? text : ''
}

/** Of the queue, which looks after itself at any time. */
const OF_THE_QUEUE = /\bjob\.|nspname = 'job'/

/** What `work` answers, with the texts of the statements that went to the database meanwhile, in their order. */
export async function sentStatements<T>({ database }: TestWorld, work: () => Promise<T>): Promise<[T, string[]]> {
  const texts: string[] = []
  const watched: PoolClient[] = []
  const watch = (client: PoolClient) => {
    if (watched.includes(client)) return
    watched.push(client)
    const query: (...given: unknown[]) => unknown = client.query.bind(client)
    Object.defineProperty(client, 'query', {
      configurable: true,
      value: (...given: unknown[]) => {
        texts.push(textOf(given[0]))
        return query(...given)
      },
    })
  }
  database.pool.on('acquire', watch)
  try {
    const answer = await work()
    return [answer, texts.filter(text => !OF_THE_QUEUE.test(text))]
  } finally {
    database.pool.off('acquire', watch)
    for (const client of watched) Reflect.deleteProperty(client, 'query')
  }
}

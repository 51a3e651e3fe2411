import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from './testing/cluster/running-process.ts'
import { freshDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

it.each([
  ['main', { DATABASE_URL: 'mysql://localhost/shop' }, 'DATABASE_URL: postgres://'],
  ['worker', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'connect ECONNREFUSED 127.0.0.1:9'],
  ['main', { TICKET_KEY: 'no key' }, 'TICKET_KEY: '],
  [
    'main',
    { BANK_LIST: '/no/such/banks.csv' },
    "BANK_LIST: ENOENT: no such file or directory, open '/no/such/banks.csv'",
  ],
  ['worker', { OPEN_ID_CLIENTS: '/no/such/clients.json' }, 'OPEN_ID_CLIENTS: ENOENT'],
])(
  '%s ends at once with %j, and says why in words',
  async (program, settings, words) => {
    const environment = { DATABASE_URL: database.url, BILLETT_DEMO: '1', LOG_LEVEL: 'silent', ...settings }
    const running = startProcess(`apps/server/src/${program}.ts`, environment)
    expect(await running.ended).toBe(1)
    expect(running.output()).toContain(words)
    expect(running.output()).not.toContain('    at ')
  },
  60_000,
)

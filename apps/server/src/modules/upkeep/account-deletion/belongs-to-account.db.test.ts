import * as calls from '@billett/contract'
import { DELETION_DAYS } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HELD_TABLES, type HeldTable, type OfPeople } from '../../../db/personal-data/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { deleteAccounts } from './delete-accounts.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const namesOf = async (statement: string): Promise<string[]> =>
  (await test.database.pool.query<{ name: string }>(statement)).rows.map(({ name }) => name)

/**
 * Every table whose rows lead to somebody: by foreign keys, over as many tables as it takes, to an account or an order,
 * or by the name of a column.
 */
const tablesOfPeople = () =>
  namesOf(`with recursive reference as (
      select conrelid::regclass::text as source, confrelid::regclass::text as target from pg_constraint where contype = 'f'
    ), reached as (
      select table_name::text as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and (column_name in ('account_id', 'owner_id', 'order_id', 'ticket_id', 'email', 'iban', 'first_name', 'birth_date', 'buyer')
            or (column_name = 'content' and data_type = 'jsonb'))
      union select 'user_account' union select '"order"'
      union select reference.source from reference join reached on reached.name = reference.target
    ) select distinct trim(both '"' from name) as name from reached order by name`)

const ofPeople = ({ held }: HeldTable): OfPeople | undefined => ('ofNobody' in held ? undefined : held)

it('every table of the database was decided on: whether it holds personal data, who is handed them, when they go', async () => {
  const all = await namesOf(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by name`)
  expect(HELD_TABLES.map(({ name }) => name).sort()).toEqual(all)
  const decided = HELD_TABLES.filter(ofPeople).map(({ name }) => name)
  expect(decided).toEqual(expect.arrayContaining(await tablesOfPeople()))
})

it('what goes with something else is of no use without it: a foreign key takes it along', async () => {
  const cascades = await namesOf(
    `select conrelid::regclass || ' ' || confrelid::regclass as name from pg_constraint where confdeltype = 'c'`,
  )
  const nameOf = (key: string) => HELD_TABLES.find(table => table.key === key)?.name
  for (const table of HELD_TABLES) {
    const deletion = ofPeople(table)?.deletion
    if (typeof deletion === 'object' && 'goesWith' in deletion)
      expect(cascades).toContain(`${table.name} ${nameOf(deletion.goesWith)}`)
  }
})

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

/** The statements that reach the database while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = test.database
  const said: string[] = []
  const listen = (client: object & { query: unknown }) => {
    const send = client.query
    if (typeof send !== 'function') throw new Error('not a connection')
    Object.defineProperty(client, 'query', {
      configurable: true,
      writable: true,
      value: (...given: unknown[]) => {
        said.push(textOf(given[0]))
        return Reflect.apply(send, client, given)
      },
    })
  }
  pool.on('acquire', listen)
  await work()
  pool.off('acquire', listen)
  return said
}

it('what is to go when an account is deleted goes, and nothing else', async () => {
  const { visitor } = await aCustomer(test, { email: 'goes@example.org' })
  await visitor.ask(calls.requestDeletion)
  test.pass(DELETION_DAYS * 24 * 60)
  const said = await statementsOf(() => deleteAccounts(test.world))
  const isDeleted = ({ name }: HeldTable) => said.some(text => text.startsWith(`delete from "${name}" `))
  const toGo = HELD_TABLES.filter(table => ofPeople(table)?.deletion === 'goes')
  expect(HELD_TABLES.filter(ofPeople).filter(isDeleted)).toEqual(toGo)
})

it('what is to be handed out is read, every column that is not left out for a reason', async () => {
  const { visitor } = await aCustomer(test, { email: 'asks@example.org' })
  const said = await statementsOf(() => visitor.send(calls.exportUserData))
  for (const table of HELD_TABLES) {
    const copy = ofPeople(table)?.copy
    // The account itself is also read to know who asks.
    const reads = said.filter(text => text.startsWith('select ') && text.includes(` from "${table.name}" where `))
    if (copy === undefined || 'leftOut' in copy) expect([table.name, reads]).toEqual([table.name, []])
    else expect([table.name, reads.length > 0]).toEqual([table.name, true])
  }
})

import * as calls from '@billett/contract'
import { DELETION_DAYS } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { deleteAccounts } from './delete-accounts.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** Tables that are not deleted from by name when an account is deleted, each with the reason. */
const KEPT: Record<string, string> = {
  stored_payment_method: 'goes with its payment_setup, by cascade',
  existing_customer: 'is the company’s own book of customers; its row says that its code was used',
  account_event: 'is the journal, which is append only and holds no names',
}

/** Tables a customer is not handed out of, each with the reason. */
const NOT_HANDED_OUT: Record<string, string> = {
  existing_customer: 'is the company’s own book; the account has its number, name and addresses',
  open_id_state: 'holds what services were given for some minutes; who they are is in open_id_consent',
  passkey_challenge: 'is random and good for some minutes',
  payment_setup: 'is a way to a provider; what was stored at its end is in stored_payment_method',
  student_verification_request: 'is a way to a university; what it said at its end is in student_verification',
}

/** Every table that points at an account, by a foreign key or by the name of its column. */
async function tablesOfAccount(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select source.table_name as name
       from information_schema.referential_constraints as reference
       join information_schema.table_constraints as target
         on target.constraint_name = reference.unique_constraint_name and target.constraint_schema = reference.unique_constraint_schema
       join information_schema.table_constraints as source
         on source.constraint_name = reference.constraint_name and source.constraint_schema = reference.constraint_schema
      where target.table_name = 'user_account' and target.table_schema = 'public'
     union
     select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'account_id' and table_schema = 'public' and table_type = 'BASE TABLE'
     order by name`,
  )
  return rows.map(({ name }) => name)
}

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

const without = (tables: readonly string[], excepted: Record<string, string>): string[] =>
  tables.filter(table => !Object.hasOwn(excepted, table))

it('everything that belongs to an account goes with it, or is kept for a reason', async () => {
  const tables = await tablesOfAccount()
  expect(tables).toEqual(expect.arrayContaining(Object.keys(KEPT)))
  const { visitor } = await aCustomer(test, { email: 'goes@example.org' })
  await visitor.ask(calls.requestDeletion)
  test.pass(DELETION_DAYS * 24 * 60)
  const said = await statementsOf(() => deleteAccounts(test.world))
  const isDeleted = (table: string) => said.some(text => text.startsWith(`delete from "${table}" `))
  expect(without(tables, KEPT).filter(table => !isDeleted(table))).toEqual([])
  expect(Object.keys(KEPT).filter(isDeleted)).toEqual([])
  // Points at an account by its orders only.
  expect(isDeleted('wallet_pass')).toBe(true)
})

it('everything that belongs to an account is handed out to its owner, or left out for a reason', async () => {
  const tables = await tablesOfAccount()
  expect(tables).toEqual(expect.arrayContaining(Object.keys(NOT_HANDED_OUT)))
  const { visitor } = await aCustomer(test, { email: 'asks@example.org' })
  const said = await statementsOf(() => visitor.send(calls.exportUserData))
  const isRead = (table: string) => said.some(text => text.startsWith('select ') && text.includes(` from "${table}" `))
  expect(without(tables, NOT_HANDED_OUT).filter(table => !isRead(table))).toEqual([])
  expect(Object.keys(NOT_HANDED_OUT).filter(isRead)).toEqual([])
  expect(isRead('wallet_pass')).toBe(true)
})

import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { EXPORTED_LISTS, type ExportedList, holdsRights, RIGHTS } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { ALL_RIGHTS } from '../../../call/visitor/visitor.ts'
import { apiKey, staffAction } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { sentIn } from '../../../testing/staff-belongings/sent-in.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld

const HASH = 'a-hash-that-nobody-is-shown'

beforeAll(async () => {
  test = await testWorld()
  const { world } = test
  await aCustomer(test, { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' })
  await sentIn(test, clientIdOf(world))
  const key = { clientId: clientIdOf(world), scopes: ['orders' as const], createdOn: world.clock(), lastUsedOn: null }
  await world.db.insert(apiKey).values([
    { ...key, id: randomUUID(), name: '=Partner', hash: HASH },
    { ...key, id: randomUUID(), name: 'Theirs', hash: `${HASH}-too`, clientId: randomUUID() },
  ])
})
afterAll(() => test.close())

const tokenOf = async (rights: readonly number[]): Promise<string> => {
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId: clientIdOf(test.world), rights })
  return tokenFor(test.world, { kind: 'staff', id, rights, session })
}

const exported = async (list: ExportedList, address = '', rights: readonly number[] = ALL_RIGHTS) =>
  sendRaw(test.app, calls.exportStaffList, {
    params: { list },
    query: { address },
    body: {},
    authorization: `Bearer ${await tokenOf(rights)}`,
  })

const rowsOf = ({ body }: { body: string }) => body.split('\r\n').slice(1, -2)

const WITHOUT_PERSONAL = ALL_RIGHTS.filter(
  right => right !== RIGHTS.IsAdministrator && right !== RIGHTS.AllowedToExportPersonalData,
)

describe('lists as files', () => {
  it.each(EXPORTED_LISTS)('%s has its columns, and who had it below its rows', async list => {
    const { statusCode, body } = await exported(list, list === 'adminBaseData' ? 'lastName=Love' : '')
    expect([statusCode, body.split('\r\n')[0]?.includes(';')]).toEqual([200, true])
    expect(body).toMatch(/\d+ (rows, exported by|Zeilen, ausgegeben von)/)
    expect(body).not.toContain(HASH)
  })

  it.each(EXPORTED_LISTS)('%s is not handed to whoever may not open its screen', async list => {
    const few = [RIGHTS.AllowedToUseAdminPanel]
    const { statusCode } = await exported(list, '', few)
    expect(statusCode).toBe(holdsRights(few, officeRoutes[list].rights) ? 200 : 403)
  })

  it('show what the address of the screen shows, of nobody else’s, and no formula', async () => {
    const all = rowsOf(await exported('adminApiKeys'))
    expect(all).toHaveLength(1)
    expect(all[0]).toMatch(/^"?'=Partner/)
    expect(rowsOf(await exported('adminApiKeys', `clientId=${randomUUID()}`))).toEqual([])
    expect(rowsOf(await exported('adminSubmissions'))).toHaveLength(1)
    expect(rowsOf(await exported('adminSubmissions', 'state=done'))).toEqual([])
  })

  it('name people to whoever may export their details alone', async () => {
    const asked = 'lastName=Love'
    expect((await exported('adminBaseData', asked)).body).toContain('Lovelace')
    const masked = (await exported('adminBaseData', asked, WITHOUT_PERSONAL)).body
    expect(masked).not.toContain('Lovelace;')
    expect(masked).not.toContain('ada@')
  })

  it('are of nobody where nobody is looked for', async () => {
    expect((await exported('adminBaseData')).statusCode).toBe(400)
  })

  it.each([
    ['adminOrders', 'search=%00', 400],
    ['adminOrders', `search=${'x'.repeat(501)}`, 400],
    ['adminOrders', 'span=custom&from=2026-02-31&to=9999-99-99&sort=--date&states=none', 200],
    ['adminAudit', 'from=2026-02-31&subjectKind=none&view=refusals', 200],
    ['adminWebhooks', 'log=nothing', 404],
    ['adminWebhooks', `log=${randomUUID()}`, 404],
    ['adminSubmissions', '%%%=%&&&=&kinds=.', 200],
  ] as const)('answer what nobody can mean: %s?%s', async (list, address, status) => {
    expect((await exported(list, address)).statusCode).toBe(status)
  })

  it('are noted with what they were narrowed down to', async () => {
    await exported('adminSubmissions', 'state=done&page=4&colour=red')
    const [act] = await test.world.db.select().from(staffAction).orderBy(desc(staffAction.number)).limit(1)
    expect(act).toMatchObject({
      call: 'admin/exportList',
      after: { list: 'adminSubmissions', state: 'done', format: 'csv', rows: 0 },
    })
    expect(act?.after).not.toHaveProperty('page')
  })
})

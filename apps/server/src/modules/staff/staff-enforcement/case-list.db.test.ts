import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const SEES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeEnforcement, RIGHTS.AllowedToEnterEnforcement] as const

/** Alike where they were checked: what keeps them apart is on no two pages. */
const PLACES = ['Linie 10', 'Markt', 'Linie 10', 'Hafen', 'Linie 10']

let test: TestWorld
let clerk: Awaited<ReturnType<typeof aStaffMember>>

beforeAll(async () => {
  test = await testWorld()
  clerk = await aStaffMember(test, [...SEES])
  for (const place of PLACES)
    await clerk.ask(calls.enterStaffCase, {
      query: {},
      body: {
        checkedOn: '2026-11-21T08:15:00.000Z',
        place,
        firstName: 'Ada',
        lastName: 'Lovelace',
        birthDate: '1990-01-31',
      },
    })
})
afterAll(() => test.close())

type Sort = NonNullable<calls.StaffEnforcementQuery['sort']>

async function pages(sort: Sort) {
  const rows: calls.StaffEnforcementRow[] = []
  for (const page of PLACES.keys()) {
    const { items } = await clerk.send(calls.getStaffEnforcementCases, { query: { sort, page, pageSize: 1 } })
    rows.push(...items)
  }
  return rows
}

const bearer = async (rights: readonly number[]) => `Bearer ${await tokenFor(test.world, { kind: 'staff', rights })}`

async function file(address: string, rights: readonly number[] = SEES) {
  const { body } = await sendRaw(test.app, calls.exportStaffList, {
    params: { list: 'adminEnforcement' },
    query: { address },
    body: {},
    authorization: await bearer(rights),
  })
  return body.split('\r\n').slice(1, -2)
}

describe('a list that is sorted by the server', () => {
  it.each([
    ['place', ['Hafen', 'Linie 10', 'Linie 10', 'Linie 10', 'Markt']],
    ['-place', ['Markt', 'Linie 10', 'Linie 10', 'Linie 10', 'Hafen']],
  ] as const)('by %s comes in this order, page by page, each row once', async (sort, expected) => {
    const rows = await pages(sort)
    expect(rows.map(({ place }) => place)).toEqual(expected)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(PLACES.length)
  })

  it('refuses what it has no such column for', async () => {
    const authorization = await bearer(SEES)
    const asked = { params: {}, query: { sort: '-name' }, body: {}, authorization }
    expect((await sendRaw(test.app, calls.getStaffEnforcementCases, asked)).statusCode).toBe(400)
  })

  it('is handed over in the order of its address, and narrowed down as it says', async () => {
    const places = (await file('sort=-place&state=all')).map(line => line.split(';')[2])
    expect(places).toEqual(['Markt', 'Linie 10', 'Linie 10', 'Linie 10', 'Hafen'])
    expect(await file('state=paid')).toEqual([])
  })

  it('names whoever was checked to those alone who may export personal details, and the note says so', async () => {
    expect((await file('')).join()).not.toContain('Lovelace')
    expect((await file('', [...SEES, RIGHTS.AllowedToExportPersonalData])).join()).toContain('Ada Lovelace')
    const acts = await test.world.db.select().from(staffAction).orderBy(staffAction.number)
    expect(acts.slice(-2).map(({ call, after }) => [call, after?.isPersonal ?? false])).toEqual([
      ['admin/exportList', false],
      ['admin/exportList', true],
    ])
  })
})

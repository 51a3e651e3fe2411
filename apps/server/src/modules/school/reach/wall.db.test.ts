import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS } from '../../../call/visitor/visitor.ts'
import type { Statements } from '../../../db/database.ts'
import { PORTAL_ROLE } from '../../../db/portal-role.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { portalBelongings } from '../../../testing/portal-belongings.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { outsideWall, walledWorld } from './wall.repository.ts'

let test: TestWorld
let school: AnOrganisation
let sister: AnOrganisation
let payer: AnOrganisation

beforeAll(async () => {
  test = await testWorld()
  payer = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'School' })
  sister = await anOrganisation(test, { name: 'Sister' })
  const abroad = await anOrganisation(test, { name: 'Abroad', kind: 'authority' })
  for (const place of [school, sister]) await pays(test, payer, place)
  for (const place of [school, sister, abroad]) await portalBelongings(test, place, { payer, word: 'any' })
})
afterAll(() => test.close())

const TABLES = ['membership', 'contact_person', 'organisation_file', 'contract', 'organisation', 'pays_for'] as const

/** Where the rows of a table are, by the names of organisations, as a statement sees them that asks for all. */
async function placesIn(db: Statements, table: (typeof TABLES)[number]): Promise<string[]> {
  const { id, name } =
    table === 'contract' ? { id: 'organisation_id', name: 'party_id' } : { id: 'organisation_id', name: 'id' }
  const column = table === 'organisation' ? 'id' : id
  const { rows } = await db.execute<{ place: string }>(
    sql`select ${sql.identifier(column)}::text as place from ${sql.identifier(table)}`,
  )
  const { rows: named } = await test.database.db.execute<{ place: string; name: string }>(
    sql`select ${sql.identifier(name)}::text as place, name from organisation`,
  )
  const known = new Map(named.map(one => [one.place, one.name]))
  return [...new Set(rows.map(({ place }) => known.get(place) ?? place))].sort()
}

async function dbOf(at: AnOrganisation) {
  const { accountId } = await aContactPerson(test, [at])
  const visitor = { ...ANONYMOUS, id: accountId }
  return walledWorld({ world: test.world, visitor, entries: ['StudentOverview'] }).db
}

describe('a statement of the portal that forgets to ask whose rows it reads', () => {
  it.each(TABLES.filter(table => table !== 'organisation'))(
    'finds in %s those of the own school alone',
    async table => {
      const db = await dbOf(school)
      expect(await placesIn(db, table)).toEqual(['School'])
      expect(await db.transaction(tx => placesIn(tx, table))).toEqual(['School'])
    },
  )

  it('finds of organisations the own one and who pays for it', async () => {
    expect(await placesIn(await dbOf(school), 'organisation')).toEqual(['County', 'School'])
  })

  it('finds for who pays all schools it pays for, and no other', async () => {
    expect(await placesIn(await dbOf(payer), 'contract')).toEqual(['School', 'Sister'])
  })

  it('changes nothing of others', async () => {
    const db = await dbOf(school)
    await db.execute(sql`update membership set class = 'taken' where organisation_id = ${sister.id}`)
    const { rows } = await test.database.db.execute(sql`select 1 from membership where class = 'taken'`)
    expect(rows).toEqual([])
    const insert = sql`insert into pays_for (id, client_id, payer_id, organisation_id, valid_from)
      values (${test.world.newRowId()}, 'x', ${school.id}, ${sister.id}, '2020-01-01')`
    await expect(db.execute(insert)).rejects.toThrow()
  })

  it('finds nothing where nothing was said, and everything again outside of it', async () => {
    const nobody = walledWorld({ world: test.world, visitor: ANONYMOUS, entries: ['StudentOverview'] })
    await expect(nobody.db.execute(sql`select 1`)).rejects.toThrow()
    const db = await dbOf(school)
    await db.transaction(async tx => {
      expect(await outsideWall(tx, () => placesIn(tx, 'membership'))).toContain('Sister')
      expect(await placesIn(tx, 'membership')).toEqual(['School'])
    })
    expect(await placesIn(test.database.db, 'membership')).toContain('Sister')
  })
})

describe('the role of the portal', () => {
  it('bypasses nothing, and owns none of the tables', async () => {
    const { rows } = await test.database.db.execute(sql`
      select role.rolsuper or role.rolbypassrls or role.rolcanlogin as strong,
        exists (select 1 from pg_class t where t.relowner = role.oid) as owns
      from pg_roles role where role.rolname = ${PORTAL_ROLE}`)
    expect(rows).toEqual([{ strong: false, owns: false }])
  })
})

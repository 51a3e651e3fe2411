import { randomUUID } from 'node:crypto'
import { getSchoolChangeRequests } from '@billett/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_DEVICE } from '../../../call/visitor/known-device.ts'
import { ANONYMOUS } from '../../../call/visitor/visitor.ts'
import { batch, batchRow, contactPerson } from '../../../db/schema/index.ts'
import { aBatch } from '../../../testing/a-batch.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { walledWorld } from '../reach/index.ts'
import type { BatchWork } from './batch-work.ts'
import { batchToChange, beginTask, discardIn } from './begin-task.ts'
import { runBatches } from './run-batch.ts'

let test: TestWorld
let school: AnOrganisation
let other: AnOrganisation
let accountId: string

beforeAll(async () => {
  test = await testWorld()
  const payer = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  school = await anOrganisation(test, { name: 'School' })
  other = await anOrganisation(test, { name: 'Other' })
  await pays(test, payer, school)
  accountId = (await aContactPerson(test, [school])).accountId
})
afterAll(() => test.close())

const contextOf = (id: string) => {
  const asking = { world: test.world, visitor: { ...ANONYMOUS, id }, entries: ['ChangeRequest'] as const }
  const rest = {
    language: 'en',
    caller: '',
    agent: '',
    device: NO_DEVICE,
  }
  return { ...asking, ...rest, language: 'en' as const, world: walledWorld(asking) }
}

const stored = async (id: string) => (await test.database.db.select().from(batch).where(eq(batch.id, id)))[0]

/** Notes which rows were done, and how often; `fails`: at which of them the work breaks off once. */
function counting(fails: number | null = null) {
  const done: number[] = []
  let hasFailed = false
  const work: BatchWork = {
    compare: async () => undefined,
    rehearse: async () => [],
    apply: async (_, __, rows) => {
      if (!hasFailed && rows.some(({ number }) => number === fails)) {
        hasFailed = true
        throw new Error('the power went out')
      }
      done.push(...rows.map(({ number }) => number))
      return rows.map(({ number }) => ({ number, partyId: null, inverse: { number }, failure: null }))
    },
    undo: async (_, __, rows) => {
      for (const { number } of rows) done.splice(done.indexOf(number), 1)
    },
  }
  return { done, work }
}

async function begin(guid: string, task: 'compare' | 'rehearse' | 'apply' | 'undo', by = accountId): Promise<void> {
  const context = contextOf(by)
  await context.world.db.transaction(async tx => {
    const found = await batchToChange(context, tx, { guid, kind: 'import' })
    await beginTask(context, tx, getSchoolChangeRequests, { stored: found, task })
  })
}

describe('a batch', () => {
  it('is compared, reckoned, applied row by row, and taken back', async () => {
    const { done, work } = counting()
    const id = await aBatch(test, school, accountId, { rows: 3 })
    for (const [task, state] of [
      ['compare', 'compared'],
      ['rehearse', 'rehearsed'],
      ['apply', 'applied'],
    ] as const) {
      await begin(id, task)
      await runBatches(test.world, { import: work })
      expect(await stored(id)).toMatchObject({ state, task: null, failure: null })
    }
    expect(done).toEqual([1, 2, 3])
    expect(await stored(id)).toMatchObject({ doneRows: 3, dueRows: 3, counts: { new: 3 } })
    await begin(id, 'undo')
    await runBatches(test.world, { import: work })
    expect(await stored(id)).toMatchObject({ state: 'undone' })
    expect(done).toEqual([])
  })

  it('that breaks off goes on where it was: no row is done twice', async () => {
    const { done, work } = counting(501)
    const id = await aBatch(test, school, accountId, { rows: 600, state: 'rehearsed' })
    await begin(id, 'apply')
    await runBatches(test.world, { import: work })
    expect(await stored(id)).toMatchObject({ state: 'rehearsed', task: null, failure: 'batchFailed' })
    expect(done).toHaveLength(500)
    await begin(id, 'apply')
    await runBatches(test.world, { import: work })
    expect(await stored(id)).toMatchObject({ state: 'applied', doneRows: 600 })
    expect(new Set(done).size).toBe(600)
    expect(done).toHaveLength(600)
  })

  it('is left alone while another worker is at it, and taken over when that has died', async () => {
    const { done, work } = counting()
    const id = await aBatch(test, school, accountId, { rows: 1, state: 'rehearsed' })
    await begin(id, 'apply')
    const until = sql`${test.now()}::timestamptz + interval '1 minute'`
    await test.database.db.execute(sql`update batch set worked_until = ${until} where id = ${id}`)
    await runBatches(test.world, { import: work })
    expect(done).toEqual([])
    test.pass(2)
    await runBatches(test.world, { import: work })
    expect(done).toEqual([1])
  })

  it('does its steps in their order, one at a time, and nothing more once it is discarded', async () => {
    const id = await aBatch(test, school, accountId, { rows: 1 })
    await expect(begin(id, 'apply')).rejects.toThrow('batchNotReady')
    await begin(id, 'compare')
    await expect(begin(id, 'compare')).rejects.toThrow('batchBusy')
    await runBatches(test.world, { import: counting().work })
    const context = contextOf(accountId)
    await context.world.db.transaction(async tx =>
      discardIn(context, tx, getSchoolChangeRequests, await batchToChange(context, tx, { guid: id, kind: 'import' })),
    )
    await expect(begin(id, 'compare')).rejects.toThrow('batchNotReady')
  })

  it('is as absent to people of another school as one that is not', async () => {
    const id = await aBatch(test, school, accountId)
    const stranger = await aContactPerson(test, [other])
    await expect(begin(id, 'compare', stranger.accountId)).rejects.toThrow('batchNotFound')
    await expect(begin(randomUUID(), 'compare', stranger.accountId)).rejects.toThrow('batchNotFound')
  })

  it('is not worked on for somebody who is named for the school no more', async () => {
    const leaver = await aContactPerson(test, [school])
    const id = await aBatch(test, school, leaver.accountId)
    await begin(id, 'compare', leaver.accountId)
    await test.database.db
      .update(contactPerson)
      .set({ endedOn: test.now() })
      .where(eq(contactPerson.accountId, leaver.accountId))
    await runBatches(test.world, { import: counting().work })
    expect(await stored(id)).toMatchObject({ state: 'staged', task: null, failure: 'batchNotFound' })
  })
})

describe('the database', () => {
  it('has nobody in a batch twice, and no row done again', async () => {
    const { db } = test.database
    const id = await aBatch(test, school, accountId, { rows: 2 })
    const row = eq(batchRow.batchId, id)
    await db.update(batchRow).set({ appliedOn: test.now() }).where(row)
    test.pass(1)
    await expect(db.update(batchRow).set({ appliedOn: test.now() }).where(row)).rejects.toThrow()
    await expect(db.update(batchRow).set({ partyId: school.partyId }).where(row)).rejects.toThrow()
  })

  it('takes the same file once, unless somebody says that it comes again on purpose', async () => {
    const [fileHash, at] = ['a'.repeat(64), school]
    await aBatch(test, at, accountId, { fileHash })
    await expect(aBatch(test, at, accountId, { fileHash })).rejects.toThrow()
    await aBatch(test, other, accountId, { fileHash })
    await aBatch(test, at, accountId, { fileHash, isAgain: true })
  })

  it('takes nothing back to where it was not done', async () => {
    const id = await aBatch(test, school, accountId, { state: 'applied', appliedOn: test.now() })
    const to = (state: 'rehearsed' | 'undone') => test.database.db.update(batch).set({ state }).where(eq(batch.id, id))
    await expect(to('rehearsed')).rejects.toThrow()
    await to('undone')
    await expect(to('rehearsed')).rejects.toThrow()
  })

  it('shows the portal batches of its own organisations alone, and their rows', async () => {
    const mine = await aBatch(test, school, accountId, { rows: 1 })
    const foreign = await aBatch(test, other, accountId, { rows: 1 })
    const { db } = contextOf(accountId).world
    const ids = (await db.select({ id: batch.id }).from(batch)).map(({ id }) => id)
    expect(ids).toContain(mine)
    expect(ids).not.toContain(foreign)
    expect(await db.select().from(batchRow).where(eq(batchRow.batchId, foreign))).toEqual([])
    expect(await db.select().from(batchRow).where(eq(batchRow.batchId, mine))).toHaveLength(1)
  })
})

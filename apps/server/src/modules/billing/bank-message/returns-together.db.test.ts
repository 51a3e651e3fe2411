import { asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { bankEntry, bankReturn, collectionStop, contractEvent, dunningCase } from '../../../db/schema/index.ts'
import {
  announced,
  balanceOf,
  collectionsOf,
  creditOf,
  handedOver,
  hears,
  notification,
  returnOf,
  statement,
  until,
} from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const worlds: TestWorld[] = []
afterEach(async () => {
  await Promise.all(worlds.splice(0).map(world => world.close()))
})

/** Contracts of as many payers whose January was collected, in the order in which they were made. */
async function collected(payers: number) {
  const test = await testWorld()
  worlds.push(test)
  test.world.bankChannel = fakeBank()
  const made = await announced(test, payers)
  until(test, '2026-12-29')
  const file = await handedOver(test)
  await hears(test, notification('CREDIT', creditOf(file)))
  const collections = await collectionsOf(test)
  const debits = made.map(({ payerId, contractId }) => {
    const found = collections.find(one => one.payerId === payerId)
    if (!found) throw new Error(`nothing was collected from ${payerId}`)
    return { ...found, contractId }
  })
  return { test, debits }
}

/** What the bank says of debits, line by line: every way to read a code, and what no line may take along. */
function linesOf(debits: readonly { endToEndId: string; cents: number }[]): string[] {
  const codes = ['MS03', 'AC01', 'AC04', 'MD06', 'MD07', 'AM05', 'XX99', 'MS03']
  const [first, second] = debits
  if (!first || !second) throw new Error('there are not two')
  return [
    ...debits.map((one, index) => returnOf({ ...one, code: codes[index] ?? 'MS03', charges: index === 1 ? 0 : 300 })),
    // The same debit once more, the same line once more, and a line that names what another line already is.
    returnOf({ ...first, ref: 'AGAIN' }),
    returnOf(second),
    returnOf({ ...first, ref: `RETURN-${second.endToEndId}` }),
    returnOf({ endToEndId: 'C-OF-OTHERS', cents: 6300, ref: 'OF-OTHERS' }),
  ]
}

/** All that follows from what the bank said, payer by payer, without the ids of a world. */
async function followed({ test, debits }: Awaited<ReturnType<typeof collected>>) {
  const { db } = test.database
  const states = new Map((await collectionsOf(test)).map(({ id, state }) => [id, state]))
  return await Promise.all(
    debits.map(async ({ id, payerId, contractId }) => {
      const returns = await db.select().from(bankReturn).where(eq(bankReturn.collectionId, id))
      const stops = await db.select().from(collectionStop).where(eq(collectionStop.payerId, payerId))
      const cases = await db.select().from(dunningCase).where(eq(dunningCase.payerId, payerId))
      const events = await db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId))
      const entries = await db
        .select()
        .from(bankEntry)
        .where(eq(bankEntry.collectionId, id))
        .orderBy(asc(bankEntry.createdOn), asc(bankEntry.id))
      return {
        state: states.get(id),
        balance: await balanceOf(test, contractId),
        returns: returns.map(({ code, cents, chargesCents, returnedOn, retryOn }) => ({
          code,
          cents,
          chargesCents,
          returnedOn,
          retryOn,
        })),
        stops: stops.map(({ kind, code, mandateVersion }) => ({ kind, code, mandateVersion })),
        cases: cases.map(({ state, openedOn }) => ({ state, openedOn })),
        events: events.map(({ happening: { kind } }) => kind),
        lines: entries.map(line => ({ state: line.state, isOfPayer: line.payerId === payerId })),
      }
    }),
  )
}

describe('debits of a message that came back', () => {
  it('have together the effects that each has in a message of its own, whatever the bank says of each', async () => {
    const [together, apart] = [await collected(8), await collected(8)]
    await hears(together.test, statement('S-1', linesOf(together.debits).join('')))
    for (const [index, line] of linesOf(apart.debits).entries()) await hears(apart.test, statement(`S-${index}`, line))
    const effects = await followed(together)
    expect(effects).toEqual(await followed(apart))
    expect(effects.map(({ returns }) => returns.length)).toEqual(Array(8).fill(1))
    expect(effects.flatMap(({ stops }) => stops.map(({ kind }) => kind)).toSorted()).toContain('everything')
    const waiting = (test: TestWorld) => test.database.db.select().from(bankEntry).where(eq(bankEntry.state, 'waiting'))
    expect(await waiting(together.test)).toMatchObject([{ servicerRef: 'OF-OTHERS', reason: 'unknown' }])
    expect(await waiting(apart.test)).toHaveLength(1)
  })

  it('leave out, in their middle, one of another amount and one of a contract that is parked is charged all the same', async () => {
    const { test, debits } = await collected(5)
    const [, odd, parked] = debits
    if (!odd || !parked) throw new Error('there are not three')
    const lines = debits.map(one => returnOf(one === odd ? { ...one, cents: one.cents - 1 } : one))
    const { db } = test.database
    await db.insert(contractEvent).values({
      contractId: parked.contractId,
      clientId: parked.clientId,
      seq: 2,
      happening: { kind: 'parked', effectiveOn: '2027-01-04', payload: { reason: 'failed' } },
      recordedOn: test.now(),
    })
    await test.database.pool.query('update contract set seq = 2, next_look_on = null where id = $1', [
      parked.contractId,
    ])
    await hears(test, statement('S-1', lines.join('')))
    const effects = await followed({ test, debits })
    expect(effects.map(({ state }) => state)).toEqual(['returned', 'settled', 'returned', 'returned', 'returned'])
    expect(effects[2]?.events).toEqual(['concluded', 'parked', 'charged'])
    expect((await db.select().from(bankEntry)).filter(({ state }) => state === 'waiting')).toMatchObject([
      { reason: 'amountDiffers', endToEndId: odd.endToEndId },
    ])
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankEntry, bankMessage, bankMessageContent } from '../../../db/schema/index.ts'
import { announced, handedOver, statement, until } from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { applyMessage, takeMessage } from './index.ts'

const MIB = 1024 ** 2
/** What a bank may send at most is 160 of them. */
const TOO_MANY = 200
/** Bytes by which the process may grow, whatever is sent. */
const GROWN = 200 * MIB

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  await announced(test)
  until(test, '2026-12-29')
  await handedOver(test)
})
afterAll(() => test.close())

const head = statement('S-1', '').split('</Stmt>')[0] ?? ''

/** A beginning, and then the same again and again, 200 MiB of it. */
function* endless(begin: string, again: string): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(begin)
  const piece = encoder.encode(again.repeat(Math.ceil(MIB / again.length)))
  for (let sent = 0; sent < TOO_MANY; sent += 1) yield piece
}

async function* sent(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces
}

it.each([
  ['entities in entities', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaa">', '<!ENTITY b "&a;&a;&a;&a;">'],
  ['entries without end', head, '<Ntry><Amt Ccy="EUR">1.00</Amt></Ntry>'],
  ['one value without end', `${head}<Ntry><Amt>`, '1'],
  ['depth without end', head, '<a>'],
])(
  '200 MiB of %s end in a message, and the process stays as large as it was',
  async (name, begin, again) => {
    const before = process.memoryUsage.rss()
    let most = before
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 20)
    try {
      const content = sent(endless(begin, again))
      const { id } = await takeMessage(test.world, { name, content, by: null, channelId: null })
      await applyMessage(test.world, id)
    } finally {
      clearInterval(looking)
    }
    const messages = await test.database.db.select().from(bankMessage)
    expect(messages.find(message => message.name === name)).toMatchObject({ state: 'refused', reason: 'tooLarge' })
    expect(await test.database.db.$count(bankEntry)).toBe(0)
    expect(await test.database.db.$count(bankMessageContent)).toBe(0)
    expect(most - before).toBeLessThan(GROWN)
  },
  120_000,
)

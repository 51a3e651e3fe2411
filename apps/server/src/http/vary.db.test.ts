import { randomUUID } from 'node:crypto'
import { catalogue } from '@billett/contract/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenWithAccess } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import { type Subject, sampleInput } from '../testing/hostile/sample-input.ts'
import { aCart } from '../testing/purchase.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

let test: TestWorld
let subject: Subject
beforeAll(async () => {
  test = await testWorld()
  const cart = await aCart(visitorOf(test.app))
  subject = { cart, parentTicketGuid: cart.tickets[0]?.ticketId ?? '', origin: 'x', destination: 'y' }
})
afterAll(() => test.close())

describe('nobody between us and the caller keeps a reply for somebody else', () => {
  it.each(catalogue.map(call => [call.name, call] as const))('%s', async (_, call) => {
    const isPublic = call.access.who === 'public'
    const authorization = isPublic ? undefined : `Bearer ${await tokenWithAccess(test.world, call, randomUUID())}`
    const { headers, statusCode } = await sendRaw(test.app, call, { ...sampleInput(call, subject), authorization })
    const varies = `${headers.vary}`.toLowerCase().split(/, */)
    expect(varies).toEqual(expect.arrayContaining(['accept-language', 'authorization']))
    // What the link of a mail opens is not for all.
    const isForAll = !call.effect && isPublic && statusCode === 200 && !call.path.includes('{token}')
    expect(headers['cache-control']).toBe(isForAll ? undefined : 'no-store')
  })
})

it('a reply that hands out a token is kept by nobody', async () => {
  const ada = visitorOf(test.app)
  await aCart(ada)
  test.pass(200 * 24 * 60)
  const [call] = catalogue.filter(({ name }) => name === 'common/getInfo')
  if (!call) throw new Error('common/getInfo is not there')
  const { headers } = await ada.send(call)
  expect(headers.authorization).toMatch(/^Bearer /)
  expect(headers['cache-control']).toBe('no-store')
})

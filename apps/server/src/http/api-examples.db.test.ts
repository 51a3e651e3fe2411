import { join } from 'node:path'
import { catalogue } from '@billett/contract/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tellApiStory } from '../testing/api-story.ts'
import { visitorOf } from '../testing/client.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

/** What the document of the calls shows (`npm run openapi` takes it from there). `vitest -u` writes it anew. */
const FILE = join(import.meta.dirname, '../../../../docs/api-examples.json')

/** The payment provider's own number, another one each time. */
const REFERENCE = /pay_[\da-f-]{36}/g

let test: TestWorld
let told: Awaited<ReturnType<typeof tellApiStory>>
beforeAll(async () => {
  test = await testWorld()
  let count = 0
  test.world.newId = () => {
    count += 1
    return `0a1b2c3d-0000-4000-8000-${count.toString(16).padStart(12, '0')}`
  }
  told = await tellApiStory(test, visitorOf(test.app))
})
afterAll(() => test.close())

it('the examples are what the shop is sent and answers', async () => {
  const text = JSON.stringify(told, null, 2).replaceAll(REFERENCE, 'pay_1')
  await expect(`${text}\n`).toMatchFileSnapshot(FILE)
})

it('the replies are as the contract declares them', () => {
  const replies = z.object({ data: z.array(z.unknown()) })
  for (const [name, { reply }] of Object.entries(told)) {
    const call = catalogue.find(known => known.name === name)
    if (call?.reply.kind !== 'list') throw new Error(`${name} answers no list`)
    for (const item of z.parse(replies, reply).data) z.parse(call.reply.item, item)
  }
})

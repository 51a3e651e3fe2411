import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer } from '../testing/account.ts'
import { aStaffMember } from '../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

const AREA = { serviceAreaId: 2 }
const PAGE = { identifier: 'terms.de' }

let test: TestWorld
let people: [Awaited<ReturnType<typeof someone>>, Awaited<ReturnType<typeof someone>>]
const someone = () => aStaffMember(test, Object.values(RIGHTS))
beforeAll(async () => {
  test = await testWorld()
  people = [await someone(), await someone()]
})
afterAll(() => test.close())

interface Answer {
  status: number
  errors: calls.ErrorItem[]
}

/** Both have read the same and save at one moment; gives whose words have come to stay: 0 or 1. */
async function atOnce(save: (by: (typeof people)[number], word: string) => Promise<Answer>): Promise<string> {
  const answers = await Promise.all(people.map((by, place) => save(by, `Version ${place}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.errors[0]?.translationKey).toBe('error.changedMeanwhile')
  return `Version ${answers.findIndex(({ status }) => status === 200)}`
}

describe('of two people who save at one moment what both have read, one is told and nothing of the other is lost', () => {
  it('in the configuration', async () => {
    const read = () => people[0].ask(calls.getConfig, { query: {} })
    const { version } = await read()
    const path = 'config.texts.name'
    const stays = await atOnce((by, word) =>
      by.send(calls.saveConfig, { query: {}, body: { version, changes: [{ path, value: JSON.stringify(word) }] } }),
    )
    const entries = (await read()).categories.flatMap(one => one.entries)
    expect(entries.find(entry => entry.path === path)?.value).toBe(JSON.stringify(stays))
    expect((await read()).version).toBe(version + 1)
  })

  it('in the groups of the tariff', async () => {
    const read = () => people[0].ask(calls.getStaffFixPriceGroups, { query: AREA })
    const { version, categories, hidden } = await read()
    const [first, ...others] = categories
    if (!first) return expect.unreachable('the demo has groups')
    const stays = await atOnce((by, word) => {
      const named = { ...first, name: { de: word, en: word } }
      const body = { version, categories: [named, ...others], hidden }
      return by.send(calls.saveStaffFixPriceGroups, { query: AREA, body })
    })
    expect((await read()).categories[0]?.name).toEqual({ de: stays, en: stays })
  })

  it('in a page', async () => {
    const stays = await atOnce((by, title) =>
      by.send(calls.saveDynamicPage, {
        params: PAGE,
        query: {},
        body: { title, subtitle: '', content: '<p>Kurz.</p>', version: 0 },
      }),
    )
    const { items } = await people[0].send(calls.getDynamicPages, { query: {} })
    expect(items.find(({ identifier }) => identifier === PAGE.identifier)).toMatchObject({
      draft: { title: stays, version: 1 },
    })
  })

  it('in an account', async () => {
    const ada = await aCustomer(test, { email: 'ada@example.org' })
    const params = { id: ada.signedIn.userId }
    const phoneOf = (word: string) => `+49 30 123${word.at(-1)}`
    const stays = await atOnce((by, word) =>
      by.send(calls.updateUser, { params, body: { phone: phoneOf(word), expected: { phone: '' } } }),
    )
    expect(await ada.visitor.ask(calls.getUser)).toMatchObject({ phone: phoneOf(stays) })
  })
})

import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { type Call, failures, trimmed } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import type { Language } from '@billett/domain'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tokenWithAccess } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import { databasePrint } from '../testing/database-print.ts'
import { HOSTILE } from '../testing/hostile/hostile-values.ts'
import { type Subject, sampleInput, withValue } from '../testing/hostile/sample-input.ts'
import { fieldsOf } from '../testing/hostile/schema-fields.ts'
import { aCart, bought } from '../testing/purchase.ts'
import { asText, errorsOf, searchOf, sendRaw } from '../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { queryFitter } from './fit-query.ts'

let test: TestWorld
let relation: { origin: string; destination: string }
const owner = randomUUID()
let parentTicketGuid: string

const callerOf = async (call: Call) => `Bearer ${await tokenWithAccess(test.world, call, owner)}`

beforeAll(async () => {
  test = await testWorld()
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenWithAccess(test.world, calls.getOrder, owner))
  const { items } = await visitor.send(calls.searchOrigins, { query: { date: '2026-11-21' } })
  relation = { origin: items[0]?.reference ?? '', destination: items[1]?.reference ?? '' }
  const offers = await visitor.send(calls.getRelationGroups, { query: { date: '2026-11-21', ...relation } })
  const four = offers.items.flatMap(group => group.products).find(({ sortId }) => sortId === 'four-adult')
  const order = await bought(test, visitor, {
    sortId: 'four-adult',
    relationId: four?.relationId,
    validFrom: '2026-11-21T10:00',
    passengerCount: 1,
  })
  parentTicketGuid = order.tickets[0]?.ticketId ?? ''
})
afterAll(() => test.close())

async function subject(): Promise<Subject> {
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenWithAccess(test.world, calls.getOrder, owner))
  const prepaidCard = { cardNumber: '927610000001', amount: 10 }
  return { ...relation, cart: await aCart(visitor), parentTicketGuid, prepaidCard }
}

/** Characters of one parameter. */
const MOST_IN_A_PATH = 500

type Part = 'params' | 'query' | 'body'

/** What can be written into an address at all; an empty parameter is another address, and a very long one is none. */
const canBeSent = (part: Part, value: unknown): boolean => {
  if (part === 'body') return true
  const text = asText(value)
  return text.isWellFormed() && (part === 'query' || (!/^\.*$/.test(text) && text.length < MOST_IN_A_PATH))
}

/** What arrives of it: an address knows text only, and lists by repeating a name. */
function arriving(call: Call, part: Part, input: Record<string, unknown>): unknown {
  if (part === 'body') return call.upload ? input : trimmed(JSON.parse(JSON.stringify(input)))
  if (part === 'params')
    return queryFitter(call.params)(
      Object.fromEntries(Object.entries(input).map(([name, value]) => [name, asText(value)])),
    )
  const sent = searchOf(input)
  const parsed = [...new Set(sent.keys())].map(name => {
    const values = sent.getAll(name)
    return [name, values.length > 1 ? values : values[0]]
  })
  return queryFitter(call[part])(Object.fromEntries(parsed))
}

const accepts = (call: Call, part: Part, input: Record<string, unknown>): boolean =>
  z.safeParse(call[part], arriving(call, part, input)).success

const attacks = catalogue.flatMap(call =>
  (['params', 'query', 'body'] as const).flatMap(part =>
    fieldsOf(call[part]).map(field => ({ call, part, field, name: `${call.name}: ${part} ${field.path.join('.')}` })),
  ),
)

describe('a sample of every call is accepted by the contract', () => {
  it.each(catalogue.map(call => [call.name, call] as const))('%s', async (_, call) => {
    const sample = sampleInput(call, await subject())
    for (const part of ['params', 'query', 'body'] as const) expect(accepts(call, part, sample[part])).toBe(true)
    const reply = await sendRaw(test.app, call, { ...sample, authorization: await callerOf(call) })
    expect(reply.statusCode).toBeLessThan(500)
  })
})

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? String(value)

/** The envelope's texts are those of the table, in the language asked for. */
function expectKnownTexts(reply: LightMyRequestResponse, language: Language): void {
  for (const { errorCode, translationKey, customerErrorMessage } of errorsOf(reply)) {
    const row = Object.entries(failures).find(([word]) => translationKey === `error.${word}`)
    expect(row?.[1]).toMatchObject({ code: errorCode, [language]: customerErrorMessage })
  }
}

describe('hostile values are refused at their field, and nothing is stored', () => {
  it.each(attacks.map(attack => [attack.name, attack] as const))('%s', async (_, { call, part, field }) => {
    const authorization = await callerOf(call)
    const sample = sampleInput(call, await subject())
    const inputs = HOSTILE[field.kind]
      .filter(value => canBeSent(part, value))
      .map(value => ({ value, input: withValue(sample, part, field, value) }))
      .filter(({ input }) => !accepts(call, part, input[part]))
    const before = await databasePrint(test.world.db)
    for (const [index, { value, input }] of inputs.entries()) {
      const language = index % 2 === 0 ? 'en' : 'de'
      const reply = await sendRaw(test.app, call, { ...input, authorization, language })
      expect(reply.statusCode, shown(value)).toBe(400)
      const names = errorsOf(reply).map(error => error.fieldName)
      const here = field.path.join('.')
      expect(
        names.some(name => name === here || name.startsWith(`${here}.`)),
        `${shown(value)}: ${names}`,
      ).toBe(true)
      expectKnownTexts(reply, language)
    }
    expect(await databasePrint(test.world.db)).toBe(before)
  })
})

describe('values the contract lets through do no harm', () => {
  it.each(attacks.map(attack => [attack.name, attack] as const))('%s', async (_, { call, part, field }) => {
    const authorization = await callerOf(call)
    let sample = sampleInput(call, await subject())
    let before = await databasePrint(test.world.db)
    for (const value of HOSTILE[field.kind].filter(candidate => canBeSent(part, candidate))) {
      const input = withValue(sample, part, field, value)
      if (!accepts(call, part, input[part])) continue
      const reply = await sendRaw(test.app, call, { ...input, authorization })
      expect(reply.statusCode, shown(value)).toBeLessThan(500)
      if (reply.statusCode < 400) {
        sample = sampleInput(call, await subject())
        before = await databasePrint(test.world.db)
        continue
      }
      expectKnownTexts(reply, 'en')
      expect(await databasePrint(test.world.db), `${shown(value)} changed something`).toBe(before)
    }
  })
})

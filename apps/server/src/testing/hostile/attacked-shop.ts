import { randomUUID } from 'node:crypto'
import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { type Call, failures } from '@billett/contract'
import { type Language, PARTNER_SCOPES } from '@billett/domain'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { ALL_RIGHTS } from '../../call/visitor/visitor.ts'
import { partnerKey, tokenFor, tokenWithAccess } from '../callers.ts'
import { visitorOf } from '../client.ts'
import { databasePrint } from '../database-print.ts'
import { aCart, bought } from '../purchase.ts'
import { errorsOf, sendRaw } from '../raw-request.ts'
import { testWorld } from '../test-world.ts'
import { type Attack, attacking, attacksOn, type Target } from './attacks.ts'
import { type Sample, type Subject, sampleInput } from './sample-input.ts'

/** A shop with a customer, in which hostile values are tried. */
export interface AttackedShop {
  /** A request of this call that the contract accepts, about a cart of its own. */
  sample: (call: Call) => Promise<Sample>
  send: (call: Call, input: Sample, language?: Language) => Promise<LightMyRequestResponse>
  attacksOn: (target: Target) => Promise<{ refused: Attack[]; admitted: Attack[] }>
  /** These, all on one call, are refused at their field, in the words of the table, and nothing is stored. */
  expectRefused: (attacks: readonly Attack[]) => Promise<void>
  /**
   * These, all on one call, the contract lets through: they break nothing, and what is refused all the same stores
   * nothing.
   */
  expectNoHarm: (attacks: readonly Attack[]) => Promise<void>
  close: () => Promise<void>
}

export async function attackedShop(): Promise<AttackedShop> {
  // Its staff may do what concerns every client, and secrets can be sealed: nothing stops a value before its field.
  const config = { SENIOR_CLIENT: defaultClient.name, CONFIG_KEY: Buffer.alloc(32, 7).toString('base64') }
  const test = await testWorld({ config })
  const owner = randomUUID()
  const customer = async () => {
    const visitor = visitorOf(test.app)
    visitor.withToken(await tokenWithAccess(test.world, calls.getOrder, owner))
    return visitor
  }
  const visitor = await customer()
  const { items } = await visitor.send(calls.searchOrigins, { query: { date: '2026-11-21' } })
  const relation = { origin: items[0]?.reference ?? '', destination: items[1]?.reference ?? '' }
  const offers = await visitor.send(calls.getRelationGroups, { query: { date: '2026-11-21', ...relation } })
  const four = offers.items.flatMap(group => group.products).find(({ sortId }) => sortId === 'four-adult')
  const order = await bought(test, visitor, {
    sortId: 'four-adult',
    relationId: four?.relationId,
    validFrom: '2026-11-21T10:00',
    passengerCount: 1,
  })
  // Signs somebody in, which is no harm that an attack did.
  const staff = await tokenFor(test.world, { kind: 'staff', rights: ALL_RIGHTS })
  for (const scope of PARTNER_SCOPES) await partnerKey(test.world, scope)
  const parentTicketGuid = order.tickets[0]?.ticketId ?? ''

  async function sample(call: Call): Promise<Sample> {
    const prepaidCard = { cardNumber: '927610000001', amount: 10 }
    const subject: Subject = { ...relation, cart: await aCart(await customer()), parentTicketGuid, prepaidCard }
    return sampleInput(call, subject)
  }
  const send: AttackedShop['send'] = async (call, input, language = 'en') => {
    const token = call.access.who === 'staff' ? staff : await tokenWithAccess(test.world, call, owner)
    const authorization = `Bearer ${token}`
    return sendRaw(test.app, call, { ...input, authorization, language })
  }
  const print = () => databasePrint(test.world.db)

  return {
    sample,
    send,
    attacksOn: async target => attacksOn(target, await sample(target.call)),
    async expectRefused(attacks) {
      const [first] = attacks
      if (!first) return
      const fair = await sample(first.call)
      const before = await print()
      for (const [index, attack] of attacks.entries()) {
        const { call, field, value } = attack
        const language = index % 2 === 0 ? 'en' : 'de'
        const reply = await send(call, attacking(fair, attack), language)
        expect(reply.statusCode, shown(value)).toBe(400)
        const names = errorsOf(reply).map(error => error.fieldName)
        const here = field.path.join('.')
        expect(
          names.some(name => name === here || name.startsWith(`${here}.`)),
          `${shown(value)}: ${names}`,
        ).toBe(true)
        expectKnownTexts(reply, language)
      }
      expect(await print()).toBe(before)
    },
    async expectNoHarm(attacks) {
      let fair: Sample | undefined
      let before = ''
      for (const attack of attacks) {
        const { call, value } = attack
        if (!fair) {
          fair = await sample(call)
          before = await print()
        }
        const reply = await send(call, attacking(fair, attack))
        expect(reply.statusCode, shown(value)).toBeLessThan(500)
        if (reply.statusCode < 400) {
          // It was a request as good as any: the next one is about another cart.
          fair = undefined
          continue
        }
        expectKnownTexts(reply, 'en')
        expect(await print(), `${shown(value)} changed something`).toBe(before)
      }
    },
    close: test.close,
  }
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? String(value)

/** The envelope's texts are those of the table, in the language asked for. */
function expectKnownTexts(reply: LightMyRequestResponse, language: Language): void {
  for (const { errorCode, translationKey, customerErrorMessage } of errorsOf(reply)) {
    const row = Object.entries(failures).find(([word]) => translationKey === `error.${word}`)
    expect(row?.[1]).toMatchObject({ code: errorCode, [language]: customerErrorMessage })
  }
}

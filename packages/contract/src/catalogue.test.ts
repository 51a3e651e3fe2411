import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call, Schema } from './call.ts'
import { catalogue } from './catalogue.ts'
import { Nothing } from './define-call.ts'
import { rulesIn } from './schema-rules.fixture.ts'
import { pathOf } from './versions.ts'

const SOURCES = join(import.meta.dirname)
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(path => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }))

const fieldsOf = (schema: Schema): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : ['not an object']

/** GETs of the catalogue that change something (Spec 2 §7), whatever a reader expects of a GET. */
const GETS_WITH_EFFECT = [
  'admin/resendEmail',
  'admin/takeOverUser',
  'orderFulfillment/resendEmail',
  'orderFulfillment/syncFulfillment',
  'payment/getRedirectURL',
  'payment/requestAdd',
  'sales/abortOrder',
  'sales/changeAmount',
  'sales/duplicateCartAfterFailedExecuteSale',
  'sales/verifyOrder',
  'schoolSubscription/acceptContract',
  'schoolSubscription/followApplication',
  'subscription/getDebt',
  'tariff/syncTariff',
  'user/activate',
  'user/confirmEmailAddress',
  'user/getDocument',
  'wallet/getFile',
  'wallet/getLink',
  'wallet/getLinkOfPass',
]

describe('the catalogue', () => {
  it('names every call once', () => {
    const names = catalogue.map(call => call.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('gives every call an address of its own', () => {
    const addresses = catalogue.map(
      call =>
        `${call.method} ${pathOf(call)
          .replaceAll(/\{\w+\}/g, '{}')
          .toLowerCase()}`,
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('names calls after their service', () => {
    expect(catalogue.filter(call => !call.name.startsWith(`${call.service}/`))).toEqual([])
  })

  it('marks every GET that changes something, and nothing else', () => {
    const marked = catalogue.filter(call => call.method === 'GET' && call.effect).map(call => call.name)
    expect(marked.sort()).toEqual(GETS_WITH_EFFECT)
    expect(catalogue.filter(call => call.method !== 'GET' && !call.effect)).toEqual([])
  })

  it('has it noted who only tries what answers a person in full', () => {
    const itemOf = ({ reply }: Call): unknown[] => (reply.kind === 'list' ? [reply.item] : [])
    const withParts = (item: unknown): unknown[] =>
      item instanceof z.ZodMiniObject ? [item, ...Object.values(item.def.shape)] : [item]
    const isNoted = ({ access }: Call) => access.who === 'staff' && access.noted === true
    const read = catalogue.filter(call => isNoted(call) && !call.effect)
    const inFull = new Set(read.flatMap(itemOf))
    const tried = catalogue.filter(
      call =>
        fieldsOf(call.query).includes('dryRun') &&
        itemOf(call)
          .flatMap(withParts)
          .some(part => inFull.has(part)),
    )
    expect(tried.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['admin/parkContract', 'admin/changeContract']),
    )
    expect(tried.filter(call => !isNoted(call)).map(({ name }) => name)).toEqual([])
  })

  it('never lets a call with an effect be superseded', () => {
    expect(catalogue.filter(call => call.effect && call.supersedes)).toEqual([])
  })

  it.each(catalogue.map(call => [call.name, call] as const))(
    '%s takes exactly the parameters of its path',
    (_, call) => {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(fieldsOf(call.params)).toEqual(inPath)
    },
  )

  it.each(catalogue.map(call => [call.name, call] as const))('%s takes and gives plain data', (_, call) => {
    const reply = call.reply.kind === 'list' ? [call.reply.item] : []
    for (const schema of [call.params, call.query, call.body, ...reply])
      expect(rulesIn(schema).map(rule => rule.def.type)).not.toContain('transform')
  })

  it('has no body where none is sent', () => {
    expect(catalogue.filter(call => call.method === 'GET' && call.body !== Nothing)).toEqual([])
  })

  it('states big schemas as named constants, which the type checker reads once', () => {
    const inline = /\b(?:params|query|body): z\.(?:object|extend)\(/
    expect(sources.filter(({ path, text }) => path.startsWith('calls/') && inline.test(text))).toEqual([])
  })
})

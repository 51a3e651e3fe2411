import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { catalogue } from '../catalogue.ts'
import { Nothing } from '../define-call.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import { Address } from '../values/person.ts'
import { documentedPath, openapi } from './document.ts'
import { schemaWriter } from './json-schema.ts'

interface Parameter {
  name?: string
  in?: string
  required?: boolean
}

interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: unknown
  responses: Record<string, { description?: string }>
  security: Record<string, unknown>[]
  'x-effect'?: boolean
}

const comments = {
  ofCall: (name: string) => (name === 'sales/addTicket' ? 'Said above the call.' : undefined),
  ofSchema: () => undefined,
  ofFields: (schema: unknown) => new Map(schema === Address ? [['street', 'Said above the field.']] : []),
}

const document = openapi('1.2.3', {
  comments,
  failuresOf: call => (call.name === 'sales/addTicket' ? ['tooManyTickets', 'productNotFound'] : []),
  exampleOf: call => (call.name === 'common/getStatus' ? { reply: { data: [{ mode: 1 }] } } : undefined),
}) as {
  paths: Record<string, Record<string, Operation & { description: string }>>
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> }
}

const operationOf = (call: Call) => document.paths[documentedPath(call)]?.[call.method.toLowerCase()]

const byName = (name: string) => {
  const call = catalogue.find(known => known.name === name)
  return call && operationOf(call)
}

describe('the OpenAPI document', () => {
  it.each(catalogue.map(call => [call.name, call] as const))('describes %s as it is', (_, call) => {
    const operation = operationOf(call)
    expect(operation?.operationId).toMatch(/^[a-z][a-zA-Z]+$/)
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(operation?.parameters.filter(part => part.in === 'path').map(part => part.name)).toEqual(inPath)
    expect(operation?.requestBody !== undefined).toBe(call.body !== Nothing)
    expect(operation?.security).toContainEqual(call.access.who === 'public' ? {} : { [call.access.who]: [] })
    expect(operation?.['x-effect'] === true).toBe(call.method === 'GET' && call.effect)
    const waits = call.access.who === 'staff' && call.access.approval !== undefined
    expect(operation?.responses['202'] !== undefined).toBe(waits)
  })

  it.each(catalogue.map(call => [call.name, call] as const))('has every field of the query of %s', (_, call) => {
    const declared = call.query instanceof z.ZodMiniObject ? Object.keys(call.query.def.shape) : []
    const documented = operationOf(call)?.parameters.filter(part => part.in === 'query')
    expect(documented?.map(({ name }) => name)).toEqual(declared)
  })

  it('names every operation once', () => {
    const ids = catalogue.map(call => operationOf(call)?.operationId)
    expect(new Set(ids).size).toBe(catalogue.length)
  })

  it('refers only to what it contains', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(0)
    const components: Record<string, object> = document.components
    expect(references.filter(([, kind = '', name = '']) => !Object.hasOwn(components[kind] ?? {}, name))).toEqual([])
  })

  it('says what a call refuses with, by status, besides what any call can', () => {
    const { responses } = byName('sales/addTicket') ?? {}
    expect(responses?.[409]?.description).toContain('405 `error.tooManyTickets`')
    expect(responses?.[404]?.description).toContain('302 `error.productNotFound`')
    expect(responses?.[429]).toEqual({ $ref: '#/components/responses/Status429' })
  })

  it('has the key of writes that are to happen once', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' }
    for (const call of catalogue) {
      const { parameters, responses } = operationOf(call) ?? {}
      expect(parameters?.some(part => JSON.stringify(part) === JSON.stringify(key))).toBe(takesIdempotencyKey(call))
      expect(responses !== undefined && '422' in responses).toBe(takesIdempotencyKey(call))
    }
  })

  it('takes its descriptions from the comments', () => {
    expect(byName('sales/addTicket')?.description).toContain('Said above the call.')
    expect(document.components.schemas.Address?.properties?.street?.description).toBe('Said above the field.')
  })

  it('shows the example of a reply', () => {
    expect(JSON.stringify(byName('common/getStatus')?.responses[200])).toContain('"example":{"data":[{"mode":1}]}')
  })

  it('lists the countries once', () => {
    expect(JSON.stringify(document).split('"af","ag"').length - 1).toBe(1)
  })
})

describe('a schema as JSON Schema', () => {
  const { shape } = schemaWriter({ ...comments, ofFields: () => new Map() })

  it('allows fields that nobody knows yet', () => {
    expect(shape(z.object({ a: z.string() }), 'output')).not.toHaveProperty('additionalProperties')
  })

  it('writes a pair as a list of two', () => {
    const pair = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }
    expect(shape(z.tuple([z.number(), z.number()]), 'output')).toEqual(pair)
  })

  it('has no bounds that nobody set', () => {
    expect(shape(z.int(), 'output')).toEqual({ type: 'integer' })
  })
})

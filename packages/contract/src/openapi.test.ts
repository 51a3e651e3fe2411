import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { Nothing } from './define-call.ts'
import { openapi } from './openapi.ts'
import { pathOf } from './versions.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  security?: unknown
  'x-effect'?: boolean
}

const document = openapi('1.2.3') as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const operationOf = (call: (typeof catalogue)[number]): Operation | undefined =>
  document.paths[pathOf(call)]?.[call.method.toLowerCase()]

describe('the OpenAPI document', () => {
  it.each(catalogue.map(call => [call.name, call] as const))('describes %s as it is', (_, call) => {
    const operation = operationOf(call)
    expect(operation?.operationId).toBe(call.name)
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(operation?.parameters.filter(part => part.in === 'path').map(part => part.name)).toEqual(inPath)
    expect(operation?.requestBody !== undefined).toBe(call.body !== Nothing)
    expect(operation?.security !== undefined).toBe(call.access.who !== 'public')
    expect(operation?.['x-effect'] === true).toBe(call.method === 'GET' && call.effect)
  })

  it('refers only to schemas it contains', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(0)
    const known = Object.keys(document.components.schemas)
    expect(references.map(([, name]) => name).filter(name => !known.includes(name ?? ''))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { catalogue } from '@billett/contract/server'
import { describe, expect, it } from 'vitest'
import { documentedCalls, OPENAPI_FILE } from './documented-calls.ts'

describe('docs/openapi.json', () => {
  it('says what the contract says (npm run openapi writes it)', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(documentedCalls())
  })

  it('names every call once, with its method', () => {
    const { paths } = JSON.parse(documentedCalls())
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap(path =>
      Object.entries(path).map(([method, { operationId }]) => `${method.toUpperCase()} ${operationId}`),
    )
    expect(operations.sort()).toEqual(catalogue.map(call => `${call.method} ${call.name}`).sort())
  })
})

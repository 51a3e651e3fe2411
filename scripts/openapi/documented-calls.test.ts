import { readFileSync } from 'node:fs'
import { catalogue } from '@billett/contract/server'
import { describe, expect, it } from 'vitest'
import { documentedCalls, OPENAPI_FILE } from './documented-calls.ts'

const document = documentedCalls()

describe('docs/openapi.json', () => {
  it('says what the contract says (npm run openapi writes it)', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(document)
  })

  it('has every call once', () => {
    const { paths } = JSON.parse(document)
    const operations = Object.values<object>(paths).flatMap(path => Object.keys(path))
    expect(operations.length).toBe(catalogue.length)
  })

  it('says which errors a call gives, read from the sources', () => {
    const { paths } = JSON.parse(document)
    const { responses } = paths['/api/v3/sales/changePreparedOrder/{orderId}/addTicket'].post
    expect(responses[409].description).toContain('`error.tooManyTickets`')
  })
})

import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { queryFitter } from './fit-query.ts'

const Query = z.object({
  amount: z.int(),
  radius: z.optional(z.int()),
  wait: z.optional(z.boolean()),
  lines: z.optional(z.array(z.string())),
  search: z.optional(z.string()),
})

describe('an address carries text only', () => {
  it('which becomes what the call declares', () => {
    expect(queryFitter(Query)({ amount: '5', wait: 'true', lines: 'S1', search: '5' })).toEqual({
      amount: 5,
      wait: true,
      lines: ['S1'],
      search: '5',
    })
  })

  it.each(['-3', '0', '2.5', '007'])('and %s is a number', text => {
    expect(queryFitter(Query)({ amount: text })).toEqual({ amount: Number(text) })
  })

  it.each(['0x10', '1e3', 'NaN', 'Infinity', '-Infinity', '1,5', ' ', '١', '9'.repeat(400), '--1', '1.'])(
    'and %j is left for the call to refuse',
    text => expect(queryFitter(Query)({ amount: text })).toEqual({ amount: text }),
  )

  it('and nothing is what an empty optional value means', () => {
    expect(queryFitter(Query)({ amount: '', radius: '', wait: '' })).toEqual({
      amount: '',
      radius: undefined,
      wait: undefined,
    })
  })

  it('and what is not declared stays as it came', () => {
    expect(queryFitter(Query)({ amount: ['1', '2'], utm: 'x' })).toEqual({ amount: ['1', '2'], utm: 'x' })
  })
})

import { describe, expect, it } from 'vitest'
import { partnerOf } from './partner-of.ts'

const PARTNERS = ['https://www.town.example']

describe('the partner around an embedded shop', () => {
  it.each([
    ['https://www.town.example/bus/tickets?a=1', []],
    ['https://www.town.example/', ['https://www.town.example']],
    ['', ['https://www.town.example']],
  ])('is known by %j and %j', (referrer, ancestors) => {
    expect(partnerOf(PARTNERS, { referrer, ancestors })).toBe('https://www.town.example')
  })

  it.each([
    ['https://evil.example/', []],
    ['https://www.town.example.evil.example/', []],
    ['http://www.town.example/', []],
    ['https://www.town.example/', ['https://evil.example']],
    ['https://evil.example/', ['https://evil.example', 'https://www.town.example']],
    ['nonsense', []],
    ['', []],
  ])('is nobody by %j and %j', (referrer, ancestors) => {
    expect(partnerOf(PARTNERS, { referrer, ancestors })).toBeUndefined()
  })

  it('is nobody where the client has none', () => {
    expect(partnerOf([], { referrer: 'https://www.town.example/', ancestors: [] })).toBeUndefined()
  })
})

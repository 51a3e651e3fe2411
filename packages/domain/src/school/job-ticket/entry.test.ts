import { describe, expect, it } from 'vitest'
import { isGrantedAtOnce, mayEnter } from './entry.ts'
import { falkenwerke } from './framework.fixture.ts'

const { entry } = falkenwerke
const automatic = { ...entry, isAutomatic: true }
const own = 'ida@falkenwerke.example'
const other = 'ida@gmx.example'

describe('an employee comes in', () => {
  it.each([
    ['by the code', 'FALKE-7K3M', other, true],
    ['by the code as somebody read it out', 'falke 7k3m', other, true],
    ['by an address of the company', '', 'Ida@Falkenwerke.Example', true],
    ['by neither', 'FALKE-7K3N', other, false],
    ['by an address that only ends like it', '', 'ida@notfalkenwerke.example', false],
    ['by one of a part of it', '', 'ida@mail.falkenwerke.example', false],
  ])('%s: %s, %s', (_, code, email, expected) => expect(mayEnter(entry, { code, email })).toBe(expected))

  it('by no code where there is none', () => {
    expect(mayEnter({ ...entry, code: '' }, { code: '', email: other })).toBe(false)
  })

  it.each([
    ['with an address of the company', automatic, { email: own, isListed: false, hasTicket: false }, true],
    ['who is in the list', automatic, { email: other, isListed: true, hasTicket: false }, true],
    ['whom nothing speaks for', automatic, { email: other, isListed: false, hasTicket: false }, false],
    ['with a ticket by another company', automatic, { email: own, isListed: true, hasTicket: true }, false],
    ['where the company confirms each', entry, { email: own, isListed: true, hasTicket: false }, false],
  ])('%s', (_, agreed, facts, expected) => expect(isGrantedAtOnce(agreed, facts)).toBe(expected))
})

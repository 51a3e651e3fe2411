import { describe, expect, it } from 'vitest'
import { buyerLine, invoicedTo } from './buyer-lines.ts'

const email = 'ada@example.org'
const name = { firstName: 'Ada', lastName: 'Lovelace' }
const address = { street: 'Ring', houseNumber: '7', postCode: '1010', city: 'Wien', country: 'at' as const }
const nowhere = { street: '', houseNumber: '', postCode: '', city: '', country: 'at' as const }

describe('a buyer in one line', () => {
  it.each([
    ['at home in Austria', { ...name, address }, 'at', 'Ada Lovelace, Ring 7, 1010 Wien'],
    ['abroad, of a German shop', { ...name, address }, 'de', 'Ada Lovelace, Ring 7, 1010 Wien, AT'],
    [
      'with more of an address',
      { ...name, address: { ...address, additional: 'Tür 3' } },
      'at',
      'Ada Lovelace, Tür 3, Ring 7, 1010 Wien',
    ],
    ['who has typed a name alone', { ...name, address: nowhere }, 'de', 'Ada Lovelace'],
    ['who has typed nothing', { firstName: '', lastName: '', address: nowhere }, 'de', ''],
    ['without an address', name, 'de', 'Ada Lovelace'],
  ] as const)('%s', (_, buyer, home, line) => {
    expect(buyerLine(buyer, home)).toBe(line)
  })

  it('is on an invoice only with an address', () => {
    expect(invoicedTo({ email, ...name }, 'de')).toBe('')
    expect(invoicedTo({ email, ...name, address }, 'at')).toBe('Ada Lovelace, Ring 7, 1010 Wien')
  })
})

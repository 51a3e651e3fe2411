import { expect, it } from 'vitest'
import { issuedNumber } from './issued-number.ts'

const order = { orderNumber: 'BCDFGHJK23', tickets: [{ ticketId: 'four rides' }, { ticketId: 'day' }] }
const issued = [
  { id: 'day', parentId: null },
  { id: 'four rides', parentId: null },
  { id: 'first ride', parentId: 'four rides' },
  { id: 'second ride', parentId: 'four rides' },
]

it('a ticket has the number of its place in the order, a ride that of its ticket and which one it is', () => {
  expect(issued.map(ticket => issuedNumber(order, issued, ticket))).toEqual([
    'BCDFGHJK23-2',
    'BCDFGHJK23-1',
    'BCDFGHJK23-1-1',
    'BCDFGHJK23-1-2',
  ])
})

import { expect, it } from 'vitest'
import { receiptText } from './receipt-text.ts'

it('a saved receipt says everything that was declared, and leaves out what was not', () => {
  const facts = [
    { name: 'Vertrag', value: 'BCDFGHJK23' },
    { name: 'Kundennummer', value: ' ' },
    { name: 'Name', value: 'Käthe Öz' },
  ]
  expect(
    receiptText({ headline: 'Ihr Widerruf ist eingegangen', received: 'Eingegangen am 21. November', facts }),
  ).toBe('Ihr Widerruf ist eingegangen\n\nEingegangen am 21. November\n\nVertrag: BCDFGHJK23\nName: Käthe Öz')
})

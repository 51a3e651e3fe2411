import { expect, it } from 'vitest'
import { newTicketKey, uicBarcode } from '../../../adapters/ticket-barcode/uic-barcode.ts'
import type { TicketBarcode } from '../../../ports/ticket-barcode.ts'
import { barcodePictures } from './barcode-pictures.ts'
import type { IssuedTicket } from './order.queries.ts'

/** Draws as the shop does, and counts how often. */
function counting(): { barcode: TicketBarcode; drawn: () => number } {
  const barcode = uicBarcode(newTicketKey())
  let drawn = 0
  const draw: TicketBarcode['draw'] = bytes => {
    drawn += 1
    return barcode.draw(bytes)
  }
  return { barcode: { ...barcode, draw }, drawn: () => drawn }
}

/** Octets as they are read anew with every question. */
const issued = (id: string, state: IssuedTicket['state'] = 'issued') => ({
  id,
  state,
  barcode: Buffer.from(`signed octets of ${id}`.repeat(10)),
})

it('a ticket is drawn once, however often it is looked at', async () => {
  const { barcode, drawn } = counting()
  const first = await barcodePictures(barcode, [issued('a'), issued('b')])
  expect(drawn()).toBe(2)
  expect(await barcodePictures(barcode, [issued('a'), issued('b')])).toEqual(first)
  expect(drawn()).toBe(2)
  expect(first.get('a')).not.toBe(first.get('b'))
})

it('nothing is shown of a ticket that was given back, drawn before or not', async () => {
  const { barcode } = counting()
  await barcodePictures(barcode, [issued('a')])
  expect(await barcodePictures(barcode, [issued('a', 'cancelled')])).toEqual(new Map())
})

import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitorOf } from '../../../../testing/client.ts'
import { aCart, bought } from '../../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

it('a ticket’s validity is fetched for a calendar by whoever has bought it, and by nobody else', async () => {
  const ada = visitorOf(test.app)
  const { orderId, orderNumber, tickets } = await bought(test, ada)
  const [ticket] = tickets
  if (!ticket) throw new Error('nothing was bought')
  const params = { orderId, ticketId: ticket.ticketId }
  const { headers, bytes } = await ada.send(calls.getTicketCalendar, { params })
  const calendar = bytes.toString().replaceAll('\r\n ', '')
  expect(headers['content-type']).toMatch(/^text\/calendar/)
  expect(headers['content-disposition']).toContain(`ticket-${orderNumber}-1.ics`)
  expect(calendar).toContain(`UID:${ticket.ticketId}\r\n`)
  expect(calendar).toContain('DTSTART;TZID=Europe/Berlin:')
  expect(calendar).toMatch(new RegExp(`URL:http.*/${orderId}\r\n`))
  const unknown = { params: { ...params, ticketId: orderId } }
  expect(await ada.send(calls.getTicketCalendar, unknown)).toMatchObject({ status: 404 })
  const other = visitorOf(test.app)
  await aCart(other)
  expect(await other.send(calls.getTicketCalendar, { params })).toMatchObject({ status: 404 })
})

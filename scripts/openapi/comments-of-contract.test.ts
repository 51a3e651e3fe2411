import { CartTicket, Leg, NearbyStop, OrderTicket, PreparedOrder } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { describe, expect, it } from 'vitest'
import { commentsOfContract } from './comments-of-contract.ts'

const comments = commentsOfContract()
const fields = (schema: Parameters<typeof comments.ofFields>[0]) => comments.ofFields(schema)

describe('the comments of the contract', () => {
  it('above calls', () => {
    expect(comments.ofCall('tariff/reconstructTrip')).toContain('the journey service itself')
    expect(comments.ofCall('sales/addTicket')).toBeUndefined()
  })

  it('above schemas, also those that nobody else takes', () => {
    expect(comments.ofSchema(OrderTicket)).toBe('A ticket in a cart or an order. Amounts include VAT.')
    const { payment } = PreparedOrder.def.shape
    expect(comments.ofSchema(payment)).toBe("Where the money is, in the passenger's words.")
  })

  it('above fields, through lists, in what is optional, and of what was extended', () => {
    expect(fields(Leg).get('stops')).toBe('Stops between `from` and `to`.')
    expect(fields(NearbyStop).get('distance')).toBe('Metres.')
    expect(fields(CartTicket).get('prepaidCard')).toContain('A top-up instead of a ticket')
  })

  it('of fields that several calls share', () => {
    const call = catalogue.find(({ name }) => name === 'sales/executeSaleGuest')
    expect(call && fields(call.body).get('expectedTotalInCents')).toContain('another one is refused')
  })

  it('without paragraphs of the specification', () => {
    expect(fields(OrderTicket).get('passengerName')).toBe('Parts separated by `#`: first name, last name.')
  })
})

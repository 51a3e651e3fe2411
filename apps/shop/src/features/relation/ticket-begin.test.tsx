import {
  addTicket,
  getRelationGroups,
  getStopInformation,
  prepareSale,
  searchTrips,
  type Trip,
} from '@billett/contract'
import { VALIDITY_TYPE } from '@billett/domain'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { aPreparedOrder } from '../../state/sale/sale.fixture.ts'
import { group, offer, trip, validity } from '../../state/tariff/tariff.fixture.ts'

const early = trip('early/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z')
const late = trip('late/2', '2126-11-23T08:00:00.000Z', '2126-11-23T08:20:00.000Z')
const names = answering({ ...getStopInformation, name: 'tariff/nameStop' }, () => [])
const lasting = (minutes: number) => offer({ validity: validity({ type: VALIDITY_TYPE.dateTime, minutes }) })

const found = (at: string, minutes: number, trips: Trip[] = [early, late], product = lasting(minutes)) =>
  renderShop({
    at: `/relation/?from=1&to=2${at}`,
    answers: [
      names,
      answering(searchTrips, () => trips),
      answering(getRelationGroups, () => [group({ products: [product] })]),
      answering(prepareSale, () => [aPreparedOrder()]),
      answering(addTicket, () => [aPreparedOrder()]),
    ],
  })

describe('when a ticket of the list begins', () => {
  it('is the next trip while none is chosen, although "now" was searched for', async () => {
    const { user, sent } = await found('', 90)
    expect(await screen.findByText(/, 08:00 to 09:30$/)).toBeTruthy()
    expect(screen.getByText(/^Tickets begin with the trip at 08:00/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }))
    await waitFor(() => expect(sent.filter(({ call }) => call === addTicket.name)).toHaveLength(1))
    expect(sent.find(({ call }) => call === addTicket.name)?.input.body).toMatchObject({
      validFrom: '2126-11-23T08:00',
    })
  })

  it('is the trip that is there in time where an arrival was searched for', async () => {
    await found('&at=2126-11-23T09:30&timing=Arrival', 90)
    expect(await screen.findByText(/, 09:00 to 10:30$/)).toBeTruthy()
  })

  it('is the trip that was chosen, and the heading speaks of it only then', async () => {
    const { user } = await found('', 90)
    expect(await screen.findByRole('heading', { name: 'Tickets for this route' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Tickets for this trip' })).toBeNull()
    await user.click(await screen.findByRole('link', { name: /^09:00, / }))
    expect(await screen.findByText(/, 09:00 to 10:30$/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Tickets for this trip' })).toBeTruthy()
  })

  it('is what was searched for where rides are validated one by one: the first may be another trip', async () => {
    const { user, sent } = await found('&at=2126-11-23T07:30', 90, [early, late], { ...lasting(90), rides: 4 })
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    await waitFor(() => expect(sent.filter(({ call }) => call === addTicket.name)).toHaveLength(1))
    expect(sent.find(({ call }) => call === addTicket.name)?.input.body).toMatchObject({
      validFrom: '2126-11-23T07:30',
    })
  })

  it('is what was searched for where there is no trip', async () => {
    await found('&at=2126-11-23T09:30', 90, [])
    expect(await screen.findByText(/, 09:30 to 11:00$/)).toBeTruthy()
  })
})

describe('a ticket that ends before the trip arrives', () => {
  it('says so', async () => {
    await found('', 15)
    expect(await screen.findByText('Ends at 08:15, before the trip at 08:00 arrives at 08:20.')).toBeTruthy()
  })

  it('is none where it ends as the trip arrives', async () => {
    await found('', 20)
    expect(await screen.findByText(/, 08:00 to 08:20$/)).toBeTruthy()
    expect(screen.queryByText(/before the trip/)).toBeNull()
  })
})

import { getRelationGroups, searchTrips, type Trip } from '@billett/contract'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { trip } from '../../../state/tariff/tariff.fixture.ts'

const planned = trip('one', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z')
const after = trip('two', '2126-11-23T08:00:00.000Z', '2126-11-23T08:20:00.000Z')
const told = (cancelled: boolean, ago = 0): Trip => ({
  ...planned,
  realTime: { state: 'live', asOf: new Date(Date.now() - ago).toISOString() },
  legs: planned.legs.map(leg => ({ ...leg, kind: 'ride', now: { cancelled } })),
})
const renewing = { ...searchTrips, name: 'tariff/renewTrips' }
const open = (first: Trip, ...answers: Parameters<typeof fakeSend>) =>
  renderShop({
    at: '/relation/?from=1&to=2&date=2126-11-23T08:00',
    answers: [answering(searchTrips, () => [first, after]), answering(getRelationGroups, () => []), ...answers],
  })
/** What looks again is fetched with the first results. */
const lookAgain = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  waitFor(() => {
    fireEvent(document, new Event('visibilitychange'))
    expect(sent.some(({ call }) => call === renewing.name)).toBe(true)
  })

it('trips are asked for again when they are looked at, and told anew in their places', async () => {
  const { sent } = await open(
    told(false),
    answering(renewing, () => [told(true)]),
  )
  await screen.findByRole('link', { name: /^08:00, / })
  await lookAgain(sent)
  expect(await screen.findByRole('link', { name: /^08:00, .*cancelled/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^09:00, / })).toBeTruthy()
  expect(sent.find(({ call }) => call === renewing.name)?.input.query).toMatchObject({
    dateTime: '2126-11-23T08:00',
    selectedTiming: 'Departure',
  })
})

it('what no answer confirms any more says so, and then the timetable counts', async () => {
  const { sent } = await open(told(true, 10 * 60_000), refusing(renewing, 503))
  await screen.findByRole('link', { name: /^08:00, / })
  await lookAgain(sent)
  expect(await screen.findByText(/Delays are not known at the moment/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^08:00, / }).textContent).not.toMatch(/cancelled/)
})

it('trips of which nobody tells how they run are asked for once', async () => {
  const { sent } = await open(planned)
  await screen.findByRole('link', { name: /^08:00, / })
  fireEvent(document, new Event('visibilitychange'))
  expect(sent.some(({ call }) => call === renewing.name)).toBe(false)
})

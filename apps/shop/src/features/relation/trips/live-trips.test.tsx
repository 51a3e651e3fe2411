import * as contract from '@billett/contract'
import { type Leg, type Notice, searchTrips, type Trip } from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { trip } from '../../../state/tariff/tariff.fixture.ts'

const planned = trip('one', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z')
const [ride] = planned.legs

/** The trip as it runs now, on its first leg. */
const running = (over: Partial<Leg>, more: Partial<Trip> = {}): Trip => ({
  ...planned,
  ...more,
  legs: ride ? [{ ...ride, kind: 'ride', ...over }] : [],
})
const at = (stop: contract.StopCall | undefined, now: Partial<contract.StopNow>): contract.StopCall => ({
  reference: 'a',
  text: 'A',
  latitude: 50,
  longitude: 8,
  platform: '5',
  arrival: planned.arrival,
  departure: planned.departure,
  ...stop,
  now: { arrival: null, departure: null, platform: null, skipped: false, ...now },
})

async function shown(one: Trip) {
  await renderShop({
    at: '/relation/?from=1&to=2&date=2126-11-23T08:00',
    answers: [answering(searchTrips, () => [one]), answering(contract.getRelationGroups, () => [])],
  })
  return screen.findByRole('link', { name: /^08:00, / })
}

const rowOf = async (one: Trip) => within(await shown(one))

describe('a trip in the list', () => {
  it('is as planned where nothing is known', async () => {
    const card = await rowOf(planned)
    expect(card.queryByText('on time')).toBeNull()
    expect(card.queryByText(/^\+/)).toBeNull()
  })

  it('is on time', async () => {
    const card = await rowOf(
      running({ now: { cancelled: false }, from: at(ride?.from, { departure: planned.departure }) }),
    )
    expect(card.getByText('on time')).toBeTruthy()
  })

  it('is late, with the old time struck and the new one read out', async () => {
    const late = running({
      now: { cancelled: false },
      from: at(ride?.from, { departure: '2126-11-23T07:04:00.000Z' }),
      to: at(ride?.to, { arrival: '2126-11-23T07:22:00.000Z' }),
    })
    const row = await shown(late)
    const card = within(row)
    expect(card.getByText(/^\+4.min$/)).toBeTruthy()
    expect(card.getByText('08:00').tagName).toBe('S')
    expect(card.getByText('08:04')).toBeTruthy()
    expect(row.textContent).toMatch(/^08:00, now 08:04, to 08:20, now 08:22, \+4.min, 20 minutes, direct, /)
  })

  it('is cancelled, in a word', async () => {
    const card = await rowOf(running({ now: { cancelled: true } }))
    expect(card.getByText('cancelled')).toBeTruthy()
    expect(card.getByText('08:00').tagName).toBe('S')
  })

  it.each([
    ['atRisk', 'connection at risk'],
    ['missed', 'connection missed'],
  ] as const)('has a change that is %s', async (connection, words) => {
    const card = await rowOf(running({ now: { cancelled: false }, connection }))
    expect(card.getByText(words)).toBeTruthy()
  })

  it.each([
    [{ state: 'off', asOf: null }, /Delays are not known/],
    [{ state: 'asOf', asOf: '2126-11-23T06:58:00.000Z' }, 'Delays as of 07:58'],
  ] as const)('says how far it is to be relied on: %j', async (realTime, words) => {
    await shown(running({}, { realTime }))
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('the details of a trip', () => {
  const notice = (id: string, over: Partial<Notice> = {}): Notice => ({
    id,
    severity: 'warning',
    header: { text: `Notice ${id}`, language: 'en' },
    description: null,
    url: null,
    ...over,
  })

  it('name the platform that counts now, and the notices in their own language', async () => {
    const french = notice('fr', { header: { text: 'Ascenseur <b>en panne</b>', language: 'fr' } })
    const { user } = await renderShop({
      at: '/relation/?from=1&to=2&date=2126-11-23T08:00',
      answers: [
        answering(searchTrips, () => [
          running(
            { now: { cancelled: false }, from: at(ride?.from, { departure: planned.departure, platform: '7' }) },
            { notices: [french, notice('two'), notice('three')] },
          ),
        ]),
        answering(contract.getRelationGroups, () => []),
      ],
    })
    await user.click(await screen.findByRole('link', { name: /^08:00, / }))
    const card = within(await screen.findByRole('region', { name: 'Trip from 08:00 to 08:20' }))
    const list = within(await card.findByRole('region', { name: 'Notices' }))
    expect(list.getByText('Ascenseur <b>en panne</b>').lang).toBe('fr')
    expect(list.queryByText('Notice three')).toBeNull()
    await user.click(list.getByRole('button', { name: '1 more notice' }))
    expect(list.getByText('Notice three')).toBeTruthy()
    expect(card.getByText('Platform 7')).toBeTruthy()
  })
})

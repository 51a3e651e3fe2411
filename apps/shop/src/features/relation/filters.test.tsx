import { getRelationGroups, searchTrips, type Trip } from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { group, trip } from '../../state/tariff/tariff.fixture.ts'

const at = '/relation/?from=1&to=2&at=2126-11-23T08:00'
const early = trip('early/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z')
const late = { ...trip('late/2', '2126-11-23T08:00:00.000Z', '2126-11-23T08:20:00.000Z'), changes: 1 }

type Query = Record<string, unknown>

/** What a search finds, by what it is asked. */
const open = (find: (query: Query) => Trip[], address = at) => {
  const found = ({ query }: { query?: object }) => find({ ...query })
  return renderShop({
    at: address,
    answers: [
      answering(searchTrips, found),
      answering({ ...searchTrips, name: 'tariff/searchTripsWithout' }, found),
      answering(getRelationGroups, () => [group()]),
    ],
  })
}
const rows = () => screen.findAllByRole('link', { name: /^\d\d:\d\d, / })
const asked = ({ sent }: Awaited<ReturnType<typeof open>>, name: string = searchTrips.name) =>
  sent.filter(({ call }) => call === name).map(({ input }) => input.query)

describe('trips with few changes', () => {
  const find = ({ changes }: Query) =>
    [early, late].filter(one => changes === undefined || one.changes <= Number(changes))

  it('are searched for alone, and stand in the address', async () => {
    const page = await open(find)
    expect(await rows()).toHaveLength(2)
    await page.user.click(screen.getByRole('button', { name: 'Filter' }))
    await page.user.click(await screen.findByRole('radio', { name: 'None' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(page.location()?.search).toContain('changes=0')
    expect(asked(page).at(-1)).toMatchObject({ changes: 0 })
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeTruthy()
    expect(screen.getByText('One trip found')).toBeTruthy()
  })
})

describe('what narrows the search', () => {
  it('lies over the trips and not between them, and Escape leads back to its button', async () => {
    const { user } = await open(() => [early])
    const button = await screen.findByRole('button', { name: 'Filter' })
    await user.click(button)
    const sheet = await screen.findByRole('dialog', { name: 'Filter' })
    expect(within(sheet).getByRole('radio', { name: 'Slow' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})

describe('who walks slowly, or rides on a few things only', () => {
  it('says so, and the search knows', async () => {
    const page = await open(() => [early])
    await page.user.click(await screen.findByRole('button', { name: 'Filter' }))
    await page.user.click(await screen.findByRole('radio', { name: 'Slow' }))
    await page.user.click(screen.getByRole('checkbox', { name: 'Buses' }))
    expect(page.location()?.search).toMatch(/modes=longDistance%2Ctrain%2Csubway%2Ctram%2Cferry%2CcableCar&walk=slow$/)
    expect(asked(page).at(-1)).toMatchObject({ walk: 'slow', groupFilter: expect.not.arrayContaining(['bus']) })
    await page.user.click(screen.getByRole('checkbox', { name: 'Buses' }))
    expect(page.location()?.search).not.toContain('modes')
  })

  it('has to ride on something', async () => {
    const page = await open(() => [early], `${at}&modes=tram`)
    await page.user.click(await screen.findByRole('button', { name: 'Filter (1)' }))
    await page.user.click(await screen.findByRole('checkbox', { name: 'Trams' }))
    expect(screen.getByRole('alert').textContent).toBe('Please choose at least one means of transport.')
    expect(page.location()?.search).toContain('modes=tram')
  })
})

describe('filters that leave no trip', () => {
  it('are told, and the one without which there are some is taken away at a press', async () => {
    const page = await open(
      ({ groupFilter }) => (groupFilter === undefined ? [early, late] : []),
      `${at}&changes=1&modes=ferry`,
    )
    expect(await screen.findByRole('heading', { name: 'No trip with these means of transport' })).toBeTruthy()
    expect(asked(page, 'tariff/searchTripsWithout')).toMatchObject([{ groupFilter: ['ferry', 'air'] }, { changes: 1 }])
    await page.user.click(screen.getByRole('button', { name: 'Show 2 trips with other means of transport' }))
    expect(await rows()).toHaveLength(2)
    expect(page.location()?.search).toContain('changes=1')
    expect(page.location()?.search).not.toContain('modes')
  })

  it('are not blamed where there is no trip without any of them', async () => {
    const page = await open(() => [], `${at}&changes=0`)
    expect(await screen.findByRole('heading', { name: 'No trip found' })).toBeTruthy()
    await waitFor(() => expect(asked(page, 'tariff/searchTripsWithout')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  })
})

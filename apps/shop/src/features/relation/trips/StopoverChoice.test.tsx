import { getRelationGroups, getStopInformation, searchOrigins, searchTrips } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { stop } from '../../../state/tariff/tariff.fixture.ts'

const at = '/relation/?from=1&to=2'
const named = {
  ...answering(getStopInformation, ({ query }) => {
    const reference = query && 'stopId' in query ? String(query.stopId) : ''
    const names: Record<string, string> = { 1: 'Town hall', 2: 'Port', 7: 'Mill' }
    const nowhere = { latitude: 53, longitude: 11, zones: [], lines: [], departures: [] }
    return [{ reference, name: names[reference] ?? '', ...nowhere }]
  }),
  name: 'tariff/nameStop',
}
const found = answering(searchOrigins, () => [stop('7', 'Mill'), stop('8', 'Quarry')])
const none = [answering(searchTrips, () => []), answering(getRelationGroups, () => []), found]
type Sent = Awaited<ReturnType<typeof renderShop>>['sent']
const vias = (sent: Sent) =>
  sent
    .filter(({ call }) => call === searchTrips.name)
    .map(({ input: { query } }) => query && 'via' in query && query.via)

describe('a stop the journey is to touch', () => {
  it('is added, changed and removed, and the journeys are searched anew each time', async () => {
    const { user, sent, location } = await renderShop({ at, answers: [named, ...none] })
    await user.click(await screen.findByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Travel by way of a stop' }))
    const field = await screen.findByRole('combobox', { name: 'By way of' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'Mil')
    await user.click(await screen.findByRole('option', { name: /Mill/ }))
    expect(await screen.findByText('By way of Mill')).toBeTruthy()
    await waitFor(() => expect(vias(sent).at(-1)).toBe('7'))
    expect(new URLSearchParams(location()?.search).get('stopover')).toBe('7')

    await user.click(screen.getByRole('button', { name: 'Another stop' }))
    await user.type(await screen.findByRole('combobox', { name: 'By way of' }), 'Qua')
    await user.click(await screen.findByRole('option', { name: /Quarry/ }))
    expect(await screen.findByText('By way of Quarry')).toBeTruthy()
    await waitFor(() => expect(vias(sent).at(-1)).toBe('8'))

    await user.click(screen.getByRole('button', { name: 'Without a stop on the way' }))
    await waitFor(() => expect(vias(sent).at(-1)).toBeUndefined())
    expect(screen.queryByText(/^By way of ./)).toBeNull()
    expect(new URLSearchParams(location()?.search).get('stopover')).toBeNull()
  })

  it('is read from the address, with the name the server gives it', async () => {
    const { sent, store } = await renderShop({ at: `${at}&stopover=7`, answers: [named, ...none] })
    expect(await screen.findByText('By way of Mill')).toBeTruthy()
    expect(vias(sent)).toEqual(['7'])
    expect(store.getState().tariffStore.stopovers.map(({ reference }) => reference)).toEqual(['7'])
  })

  it('is said to be unknown where nobody knows it, and can be left out', async () => {
    const error = { field: 'stopId', message: '', code: 1, key: 'error.stopNotFound' }
    const unknown = {
      ...named,
      answer: (input: Parameters<typeof named.answer>[0]) =>
        input.query && 'stopId' in input.query && input.query.stopId === '9'
          ? refusing(getStopInformation, 404, error).answer(input)
          : named.answer(input),
    }
    const { user, sent } = await renderShop({
      at: '/verbindung/?from=1&to=2&stopover=9',
      answers: [unknown, ...none],
    })
    expect(await screen.findByText('Den Zwischenhalt gibt es nicht mehr.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }))
    await user.click(await screen.findByRole('button', { name: 'Ohne Zwischenhalt' }))
    await waitFor(() => expect(vias(sent).at(-1)).toBeUndefined())
    expect(screen.queryByText('Den Zwischenhalt gibt es nicht mehr.')).toBeNull()
  })
})

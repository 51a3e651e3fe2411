import { reconstructTrip } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const found = answering(reconstructTrip, () => [
  {
    origin: { text: 'Town hall', reference: '1' },
    destination: { text: 'Port', reference: '2' },
    via: { text: '10,21', reference: '10,21' },
    tariffZoneList: ['10', '21'],
    validate: '2126-11-23T08:00',
  },
])

describe('a journey from elsewhere', () => {
  it('becomes a search of ours, whatever slashes its context has', async () => {
    const { sent, location } = await renderShop({ at: '/recon-id/a/b%20c/d', answers: [found] })
    await waitFor(() => expect(location()?.pathname).toBe('/relation/'))
    expect(sent.find(({ call }) => call === reconstructTrip.name)?.input.query).toEqual({ ctx: 'a/b c/d' })
    expect(Object.fromEntries(new URLSearchParams(location()?.search))).toEqual({
      from: '1',
      to: '2',
      via: '10,21',
      at: '2126-11-23T08:00',
    })
  })

  it('leads to the search where it cannot be rebuilt', async () => {
    const error = { field: 'ctx', message: '', code: 1, key: 'error.noTimetable' }
    await renderShop({ at: '/recon-id/gone', answers: [refusing(reconstructTrip, 404, error)] })
    expect(await screen.findByRole('heading', { name: 'This trip can no longer be loaded' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'From' })).toBeTruthy()
  })
})

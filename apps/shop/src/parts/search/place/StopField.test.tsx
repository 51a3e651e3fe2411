import { searchOrigins } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { stop } from '../../../state/tariff/tariff.fixture.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanDevice()
})

it('stops are asked for 300 ms after the last letter, once (Spec 1 §9)', async () => {
  const { sent } = await renderShop({ answers: [answering(searchOrigins, () => [stop('1', 'Markt')])] })
  const asked = () => sent.filter(({ call }) => call === searchOrigins.name).map(({ input }) => input.query)
  const field = screen.getByRole('combobox', { name: 'Von' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const type = async (value: string, wait: number) => {
    fireEvent.change(field, { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(wait))
  }
  await type('Ma', 200)
  await type('Mar', 299)
  expect(asked()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(asked()).toEqual([expect.objectContaining({ search: 'Mar', pageSize: 20 })])
})

it('how many stops are found is read out a second after the last letter', async () => {
  await renderShop({ answers: [answering(searchOrigins, () => [stop('1', 'Markt'), stop('2', 'Marktplatz')])] })
  const field = screen.getByRole('combobox', { name: 'Von' })
  const said = () => document.querySelector('[aria-live=polite]:not([role])')?.textContent
  fireEvent.focus(field)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(field, { target: { value: 'Mar' } })
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(said()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(said()).toBe('2 Haltestellen gefunden')
})

import { defaultClient } from '@billett/clients'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createShop, ShopContext } from './shop.ts'
import { useWallClock } from './use-wall-clock.ts'

const shop = createShop(defaultClient, 'de', { timeZone: 'Europe/Berlin', currency: 'EUR' })
const clock = () =>
  renderHook(useWallClock, {
    wrapper: ({ children }: { children: ReactNode }) => <ShopContext value={shop}>{children}</ShopContext>,
  }).result

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-21T09:00:50.000Z')
})
afterEach(() => vi.useRealTimers())

it('changes when a minute begins, whenever somebody began to look at it', () => {
  const first = clock()
  expect(first.current).toBe('2026-11-21T10:00')
  act(() => vi.advanceTimersByTime(15_000))
  // Who comes later sees the same minute: a ticket offered from now on is never of the past for the field beside it.
  const second = clock()
  expect([first.current, second.current]).toEqual(['2026-11-21T10:01', '2026-11-21T10:01'])
  act(() => vi.advanceTimersByTime(55_000))
  expect([first.current, second.current]).toEqual(['2026-11-21T10:02', '2026-11-21T10:02'])
})

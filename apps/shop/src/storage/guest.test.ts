import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { aGuest } from './guest.fixture.ts'
import { storedGuest } from './guest.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanDevice()
})

it('a remembered guest is forgotten a year after they last bought', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') })
  storedGuest.write(aGuest())
  vi.setSystemTime(new Date('2027-11-29T11:59:00Z'))
  expect(storedGuest.read()).toEqual(aGuest())
  vi.setSystemTime(new Date('2027-11-29T12:00:00Z'))
  expect(storedGuest.read()).toBeUndefined()
  expect(localStorage.getItem('guest')).toBeNull()
})

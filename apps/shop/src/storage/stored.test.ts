import { CART_MINUTES } from '@billett/domain'
import { isListOf, isNumber, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import { storedFor } from '@billett/web-kit/storage/stored-for.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedCart } from './cart.ts'
import { rememberSearch, storedSearches } from './latest-searches.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

const numbers = stored('numbers', isListOf(isNumber))

describe('a stored value', () => {
  it('comes back as it was written, and is gone when removed', () => {
    expect(numbers.read()).toBeUndefined()
    numbers.write([1, 2])
    expect(numbers.read()).toEqual([1, 2])
    numbers.remove()
    expect(numbers.read()).toBeUndefined()
  })

  it.each(['', '{', 'null', '{"a":1}', '["x"]', '[1,'])('counts as missing where the device holds %j', garbage => {
    localStorage.setItem('numbers', garbage)
    expect(numbers.read()).toBeUndefined()
  })

  it('is kept for this page where the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    numbers.write([3])
    expect(numbers.read()).toEqual([3])
    numbers.remove()
    expect(numbers.read()).toBeUndefined()
  })

  it('is kept for this page where the browser forbids storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    numbers.write([4])
    expect(numbers.read()).toEqual([4])
    numbers.remove()
    expect(numbers.read()).toBeUndefined()
  })
})

describe('a value with a lifetime', () => {
  it('is forgotten when its time is over, and lives anew with each writing', () => {
    let minute = 0
    const value = storedFor('timed', isText, 10, () => minute * 60_000)
    value.write('a')
    minute = 9
    expect(value.read()).toBe('a')
    value.write('b')
    minute = 18
    expect(value.read()).toBe('b')
    minute = 19
    expect(value.read()).toBeUndefined()
    expect(localStorage.getItem('timed')).toBeNull()
  })

  it('keeps the cart for 5000 minutes', () => {
    storedCart.write('order-1')
    const { until } = JSON.parse(localStorage.getItem('cart') ?? '{}')
    const minutes = (until - Date.now()) / 60_000
    expect(CART_MINUTES).toBe(5000)
    expect(Math.round(minutes)).toBe(5000)
  })
})

describe('recent searches', () => {
  const place = (reference: string) => ({ text: reference, reference })
  const search = (from: string, to: string) => ({ from: place(from), to: place(to), via: null })

  it('stand newest first, each relation once, five at most', () => {
    for (const to of ['1', '2', '3', '4', '5', '6']) rememberSearch(search('a', to))
    rememberSearch(search('a', '3'))
    expect(storedSearches.read()?.map(found => found.to.reference)).toEqual(['3', '6', '5', '4', '2'])
  })
})

import { describe, expect, it } from 'vitest'
import { turns } from './turns.ts'

/** Work that ends when the test says so. */
function work() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  return {
    do: async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>(resolve => ends.push(resolve))
      running -= 1
    },
    endOne: async () => {
      ends.shift()?.()
      await new Promise(setImmediate)
    },
    running: () => running,
    most: () => most,
  }
}

describe('taking turns', () => {
  it('never does more at once than allowed, and everything in the end', async () => {
    const take = turns(2, 10, () => new Error('full'))
    const some = work()
    const all = Promise.all(Array.from({ length: 6 }, () => take(some.do)))
    await new Promise(setImmediate)
    expect(some.running()).toBe(2)
    for (let n = 0; n < 6; n += 1) await some.endOne()
    await all
    expect(some.most()).toBe(2)
  })

  it('turns away who would wait too long, and serves again afterwards', async () => {
    const take = turns(1, 1, () => new Error('full'))
    const some = work()
    const both = [take(some.do), take(some.do)]
    await expect(take(some.do)).rejects.toThrow('full')
    await new Promise(setImmediate)
    await some.endOne()
    await some.endOne()
    await Promise.all(both)
    await expect(take(async () => 'served')).resolves.toBe('served')
  })

  it('passes the turn on when work fails', async () => {
    const take = turns(1, 1, () => new Error('full'))
    await expect(take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(take(async () => 'served')).resolves.toBe('served')
  })

  it('lets the next one wait for the rest after the work, but not whoever has its result', async () => {
    const ends: (() => void)[] = []
    const take = turns(
      1,
      10,
      () => new Error('full'),
      () => new Promise(resolve => ends.push(resolve)),
    )
    expect(await take(async () => 'first')).toBe('first')
    const next = take(async () => 'second')
    await new Promise(setImmediate)
    expect(await Promise.race([next, 'nobody'])).toBe('nobody')
    ends.shift()?.()
    expect(await next).toBe('second')
  })
})

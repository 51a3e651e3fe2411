import { expect, it } from 'vitest'
import { restWhileBusy } from './rest-while-busy.ts'

/** A process that has spent this share of its time on answering. */
const busyFor = (share: number) => () => ({ idle: 1 - share, active: share, utilization: share })

/** Whether it goes on at once after work of a minute. */
const goesOn = (share: number): Promise<boolean> =>
  Promise.race([
    restWhileBusy(busyFor(share))(60_000).then(() => true),
    new Promise<boolean>(resolve => setImmediate(() => resolve(false))),
  ])

it('rests only where the process has other things to do', async () => {
  expect(await goesOn(0.1)).toBe(true)
  expect(await goesOn(0.9)).toBe(false)
})

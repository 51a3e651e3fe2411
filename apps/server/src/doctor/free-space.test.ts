import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { freePercent } from './free-space.ts'

it('says how much of a disk is free, and passes over a folder that is not there', async () => {
  const here = await freePercent([tmpdir()])
  expect(here).toBeLessThan(100)
  expect(here).toBeGreaterThanOrEqual(0)
  expect(await freePercent(['/nowhere/at/all'])).toBe(100)
  expect(await freePercent([])).toBe(100)
})

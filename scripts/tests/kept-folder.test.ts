import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptFolder } from './kept-folder.ts'

let base = ''
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'kept-'))
  for (const name of ['memory', 'here', 'there']) mkdirSync(join(base, name))
})
afterEach(() => rmSync(base, { recursive: true }))

it('each checkout keeps a folder of its own in memory, which others may pass through', () => {
  const [here, there] = ['here', 'there'].map(name => keptFolder(join(base, name), join(base, 'memory')))
  expect(here).not.toBe(there)
  expect(keptFolder(join(base, 'here'), join(base, 'memory'))).toBe(here)
  expect(statSync(String(here)).mode & 0o777).toBe(0o711)
})

it('the folder of a checkout that is gone goes with the next one that is asked for', () => {
  const there = keptFolder(join(base, 'there'), join(base, 'memory'))
  const here = keptFolder(join(base, 'here'), join(base, 'memory'))
  rmSync(join(base, 'there'), { recursive: true })
  keptFolder(join(base, 'here'), join(base, 'memory'))
  expect([here, there].map(folder => existsSync(folder))).toEqual([true, false])
})

it('without memory to spare it is in the checkout', () => {
  expect(keptFolder(join(base, 'here'), null)).toBe(join(base, 'here', '.billett-test'))
})

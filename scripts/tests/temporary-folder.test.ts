import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createClosing } from '../processes/closing.ts'
import { removeLeftovers, temporaryFolder } from './temporary-folder.ts'

/** Beyond the ids that a system gives. */
const NOBODY = 2 ** 30

let base = ''
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'folders-'))
})
afterEach(() => rmSync(base, { recursive: true }))

it('a temporary folder is there until the end', async () => {
  const closing = createClosing()
  const folder = temporaryFolder(closing)
  expect(existsSync(folder)).toBe(true)
  await closing.close()
  expect(existsSync(folder)).toBe(false)
})

it('folders of launchers that were killed are removed, those of others stay', () => {
  const [killed, running, stranger] = [`billett-test-${NOBODY}-a1`, `billett-test-${process.pid}-b2`, 'photos']
  for (const name of [killed, running, stranger]) mkdirSync(join(base, name))
  removeLeftovers(base)
  expect([killed, running, stranger].map(name => existsSync(join(base, name)))).toEqual([false, true, true])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { PROGRAMS, programArguments } from './program-arguments.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'))
  mkdirSync(join(folder, 'apps/server/src'), { recursive: true })
  writeFileSync(join(folder, 'apps/server/src/main.js'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const MAIN = 'apps/server/src/main.ts'

describe('a program', () => {
  it('is started from what was made of it, and its errors tell of the sources', () => {
    expect(programArguments(MAIN, { [PROGRAMS]: folder })).toEqual([
      '--import',
      pathToFileURL(join(root, 'scripts/processes/errors-of-sources.mjs')).href,
      join(folder, 'apps/server/src/main.js'),
    ])
  })

  it('is started from its source where nothing was made of it', () => {
    expect(programArguments('bench/main.ts', { [PROGRAMS]: folder })).toEqual([join(root, 'bench/main.ts')])
  })

  it('is started from its source where nobody says what was made', () => {
    expect(programArguments(MAIN, {})).toEqual([join(root, MAIN)])
  })
})

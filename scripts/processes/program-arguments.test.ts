import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../run/root.ts'
import { PROGRAMS, programArguments } from './program-arguments.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'))
  mkdirSync(join(folder, 'apps/server/src'), { recursive: true })
  writeFileSync(join(folder, 'apps/server/src/main.js'), '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const MAIN = 'apps/server/src/main.ts'

describe('a program', () => {
  it('is started from what was made of it, and its errors tell of the sources', () => {
    vi.stubEnv(PROGRAMS, folder)
    expect(programArguments(MAIN)).toEqual(['--enable-source-maps', join(folder, 'apps/server/src/main.js')])
  })

  it('is started from its source where nothing was made of it', () => {
    vi.stubEnv(PROGRAMS, folder)
    expect(programArguments('bench/main.ts')).toEqual([join(root, 'bench/main.ts')])
  })

  it('is started from its source where nobody says what was made', () => {
    vi.stubEnv(PROGRAMS, undefined)
    expect(programArguments(MAIN)).toEqual([join(root, MAIN)])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataDir, findRunning } from './running-record.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const leave = (record: object) => writeFileSync(join(folder, 'running.json'), JSON.stringify(record))

describe('the claim on a data folder', () => {
  it('is free again once released', () => {
    const first = claimDataDir(folder, 'start')
    if (first.ok) first.claim.release()
    expect(claimDataDir(folder, 'start').ok).toBe(true)
  })

  it('is not held by a process id that belongs to another program by now', () => {
    leave({ pid: process.ppid, command: 'start', processes: [4711] })
    const claimed = claimDataDir(folder, 'start')
    expect(claimed).toMatchObject({ ok: true, claim: { left: { processes: [4711] } } })
    expect(findRunning(folder)).toBeUndefined()
  })

  it('is not held by half a record', () => {
    writeFileSync(join(folder, 'running.json'), '{"pid": 1')
    expect(claimDataDir(folder, 'start').ok).toBe(true)
  })
})

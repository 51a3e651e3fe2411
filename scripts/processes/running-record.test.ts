import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { roomOn } from './room.ts'
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

  it.runIf(process.platform === 'linux')('stays as it is on a full disk, and is noted once there is room', async () => {
    const claimed = claimDataDir(
      folder,
      'start',
      roomOn(() => undefined),
    )
    if (!claimed.ok) throw new Error('the folder is free')
    const noted = (): unknown => JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'))
    const fresh = join(folder, 'running.json.new')
    symlinkSync('/dev/full', fresh)
    claimed.claim.note({ processes: [4711] })
    expect(noted()).toMatchObject({ pid: process.pid, processes: [] })
    rmSync(fresh)
    await vi.waitFor(() => expect(noted()).toMatchObject({ processes: [4711] }), { timeout: 10_000 })
    claimed.claim.release()
  })
})

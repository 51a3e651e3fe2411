import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf } from '../../apps/server/src/db/bundled/command-of.ts'
import { room as roomOfLauncher } from './room.ts'

/** `running.json` in the data folder: who runs the product on this data now, and where. */
export type RunningRecord = {
  pid: number
  command: string
  address?: string
  databaseUrl?: string
  processes: number[]
}

export type Claim = { note(facts: Partial<RunningRecord>): void; release(): void; left: RunningRecord | undefined }

/** Milliseconds after which what could not be noted on a full disk is noted again. */
const TRY_AGAIN = 1_000

/** Reserves the data folder for this process, or says who has it. `left` is what a killed one has left written. */
export function claimDataDir(
  dataDir: string,
  command: string,
  room = roomOfLauncher,
): { ok: true; claim: Claim } | { ok: false; by: RunningRecord } {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'running.json')
  const left = readRunning(dataDir)
  if (left && isAlive(left)) return { ok: false, by: left }
  rmSync(file, { force: true })

  let record: RunningRecord = { pid: process.pid, command, processes: [] }
  try {
    writeFileSync(file, JSON.stringify(record), { mode: 0o600, flag: 'wx' })
  } catch (failure) {
    const first = readRunning(dataDir)
    if (first) return { ok: false, by: first }
    throw failure
  }
  // A file of its own first, so that on a full disk the one before stays whole.
  const fresh = `${file}.new`
  let again: NodeJS.Timeout | undefined
  const write = (): void => {
    clearTimeout(again)
    const isWritten = room.write(() => {
      writeFileSync(fresh, JSON.stringify(record), { mode: 0o600 })
      renameSync(fresh, file)
    })
    if (!isWritten) again = setTimeout(write, TRY_AGAIN)
  }
  const note = (facts: Partial<RunningRecord>) => {
    record = { ...record, ...facts }
    write()
  }
  const release = () => {
    clearTimeout(again)
    rmSync(fresh, { force: true })
    rmSync(file, { force: true })
  }
  return { ok: true, claim: { note, release, left } }
}

/** The product that runs on this data now, if one does. */
export function findRunning(dataDir: string): RunningRecord | undefined {
  const record = readRunning(dataDir)
  return record && isAlive(record) ? record : undefined
}

function isAlive(record: RunningRecord): boolean {
  return record.pid !== process.pid && (commandOf(record.pid)?.includes('billett.mjs') ?? false)
}

function readRunning(dataDir: string): RunningRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as RunningRecord
  } catch {
    return undefined
  }
}

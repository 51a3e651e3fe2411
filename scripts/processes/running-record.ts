import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf } from '../../apps/server/src/db/bundled/command-of.ts'

/** `running.json` in the data folder: who runs the product on this data now, and where. */
export type RunningRecord = {
  pid: number
  command: string
  address?: string
  databaseUrl?: string
  processes: number[]
}

export type Claim = { note(facts: Partial<RunningRecord>): void; release(): void; left: RunningRecord | undefined }

/** Reserves the data folder for this process, or says who has it. `left` is what a killed one has left written. */
export function claimDataDir(
  dataDir: string,
  command: string,
): { ok: true; claim: Claim } | { ok: false; by: RunningRecord } {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'running.json')
  const left = readRunning(dataDir)
  if (left && isAlive(left)) return { ok: false, by: left }
  rmSync(file, { force: true })

  let record: RunningRecord = { pid: process.pid, command, processes: [] }
  const write = (flag: 'w' | 'wx') => writeFileSync(file, JSON.stringify(record), { mode: 0o600, flag })
  try {
    write('wx')
  } catch (failure) {
    const first = readRunning(dataDir)
    if (first) return { ok: false, by: first }
    throw failure
  }
  const note = (facts: Partial<RunningRecord>) => {
    record = { ...record, ...facts }
    write('w')
  }
  return { ok: true, claim: { note, release: () => rmSync(file, { force: true }), left } }
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

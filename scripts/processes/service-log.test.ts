import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { roomOn } from './room.ts'
import { lastLogLines, logFile, openLog } from './service-log.ts'

const OTHERS = 0o077

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-log-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

async function written(lines: readonly string[], largestBytes?: number): Promise<void> {
  const log = openLog(dataDir, 'shop', { largestBytes })
  for (const line of lines) log.write(`${line}\n`)
  log.end()
  await once(log, 'finish')
}

it('a log is for its owner only, as is the folder of the logs', async () => {
  await written(['started'])
  expect(statSync(logFile(dataDir, 'shop')).mode & OTHERS).toBe(0)
  expect(statSync(join(dataDir, 'logs')).mode & OTHERS).toBe(0)
})

it('the next start adds to it', async () => {
  await written(['first'])
  await written(['second'])
  expect(lastLogLines(dataDir, 'shop', 5)).toBe('first\nsecond')
})

it('one that grows too large while it is written is set aside, and one of those is kept', async () => {
  const lines = Array.from({ length: 50 }, (_, place) => `line ${place}`.padEnd(99, '.'))
  await written(lines, 1000)
  const folder = join(dataDir, 'logs')
  expect(readdirSync(folder).toSorted()).toEqual(['shop.log', 'shop.log.1'])
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1100)
    expect(statSync(join(folder, name)).mode & OTHERS).toBe(0)
  }
  const kept = readFileSync(join(folder, 'shop.log.1'), 'utf8') + readFileSync(join(folder, 'shop.log'), 'utf8')
  expect(lines.join('\n').endsWith(kept.trimEnd())).toBe(true)
})

it.runIf(process.platform === 'linux')(
  'on a full disk lines are lost, which is said once, and the next are kept',
  async () => {
    const said: string[] = []
    mkdirSync(join(dataDir, 'logs'))
    symlinkSync('/dev/full', logFile(dataDir, 'shop'))
    const log = openLog(dataDir, 'shop', { room: roomOn(line => said.push(line)) })
    for (const line of ['lost', 'lost too']) log.write(`${line}\n`)
    rmSync(logFile(dataDir, 'shop'))
    log.end('kept\n')
    await once(log, 'finish')
    expect(lastLogLines(dataDir, 'shop', 5)).toBe('kept')
    expect(said).toHaveLength(2)
  },
)

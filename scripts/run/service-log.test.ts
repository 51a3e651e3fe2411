import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { logFile, openLog } from './service-log.ts'

const OTHERS = 0o077

it('a log is for its owner only, as is the folder of the logs', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-log-'))
  const log = openLog(dataDir, 'shop')
  await once(log, 'open')
  expect(statSync(logFile(dataDir, 'shop')).mode & OTHERS).toBe(0)
  expect(statSync(join(dataDir, 'logs')).mode & OTHERS).toBe(0)
  log.end()
  await once(log, 'close')
  rmSync(dataDir, { recursive: true })
})

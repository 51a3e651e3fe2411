import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlainDate } from '@billett/domain'
import { buildApp } from '../app.ts'
import type { Fault } from '../rules/faults.ts'
import { openStore } from '../store.ts'

/** The real bank on a free port, with a memory of its own, and days that pass only when they are told to. */
export async function startBankDemo(firstDay: PlainDate) {
  const secret = randomBytes(24).toString('hex')
  const folder = mkdtempSync(join(tmpdir(), 'bank-demo-'))
  const open = async () => {
    const app = buildApp({ store: openStore(folder), realDay: () => firstDay, secret })
    return { app, baseUrl: await app.listen({ port: 0, host: '127.0.0.1' }) }
  }
  let running = await open()

  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${running.baseUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.text() }
  }

  return {
    secret,
    baseUrl: () => running.baseUrl,
    call,
    passDays: (days: number) => call('POST', '/demo/passDays', { days }),
    setFault: (fault: Fault | null) => call('POST', '/demo/faults', { fault }),
    /** A new process with the same memory; the address changes. */
    restart: async () => {
      await running.app.close()
      running = await open()
    },
    stop: async () => {
      await running.app.close()
      rmSync(folder, { recursive: true })
    },
  }
}

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { openJournal } from '../journal/journal.ts'
import { post } from '../webhook/post.ts'

/** The real service on a free port, with a journal of its own, and time that passes only by `advance`. */
export const startPaymentDemo = async () => {
  const secret = randomBytes(24).toString('hex')
  const folder = mkdtempSync(join(tmpdir(), 'payment-demo-'))
  let crashes = 0

  const open = async () => {
    const app = await buildApp({
      clock: () => new Date().toISOString(),
      randomId: () => randomBytes(16).toString('base64url'),
      journal: openJournal(join(folder, 'journal.jsonl')),
      alarm: { set: () => {}, clear: () => {} },
      post,
      crash: () => {
        crashes += 1
      },
      secret,
    })
    return { app, baseUrl: await app.listen({ port: 0, host: '127.0.0.1' }) }
  }
  let running = await open()

  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${running.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }

  return {
    secret,
    baseUrl: () => running.baseUrl,
    crashes: () => crashes,
    call,
    /** Lets time pass and waits until everything that became due has happened. */
    advance: (seconds: number) => call('POST', '/demo/advance', { seconds }),
    /** A new process on the same journal; the address changes. */
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

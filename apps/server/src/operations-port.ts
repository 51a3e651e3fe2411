import { createServer, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { addFigureGauges } from './adapters/metrics/figure-gauges.ts'
import { openDatabase } from './db/database.ts'
import { examineAll } from './doctor/examine-all.ts'
import { reportPage } from './doctor/report-page.ts'
import { isReady, readFigures } from './modules/run/operations/index.ts'
import type { Surroundings } from './world.ts'

/** Milliseconds after which a stuck figure no longer holds up the others. */
const ANSWER_WITHIN = 10_000

/** Milliseconds a statement of the figures may take: whoever collects them gives up after ten seconds. */
const FIGURE_WITHIN = 3_000

async function healthAt(path: string | undefined, surroundings: Surroundings): Promise<number> {
  if (path === '/live') return 200
  if (path === '/ready') return (await isReady(surroundings)) ? 200 : 503
  return 404
}

/**
 * Answers `/metrics`, `/live`, `/ready` and, for people, `/doctor` on a port that only the operator's own systems
 * reach; workers have one too. Without OPERATIONS_PORT there is none. The figures have a connection of their own, so
 * that they are told when all others are in use. The result closes it.
 */
export async function openOperationsPort(surroundings: Surroundings, registry: Registry): Promise<() => Promise<void>> {
  const { OPERATIONS_PORT, OPERATIONS_HOST, DATABASE_URL } = surroundings.config
  if (OPERATIONS_PORT === undefined) return async () => undefined
  const { db, close: closeDatabase } = openDatabase({
    url: DATABASE_URL,
    size: 1,
    statementTimeout: FIGURE_WITHIN,
    onError: error => surroundings.log.error({ err: error }, 'the connection of the figures broke'),
  })
  const watching = { ...surroundings, db }
  const refresh = addFigureGauges(registry, {
    read: () => readFigures(watching),
    onUnread: error => surroundings.log.error({ err: error }, 'the figures could not be read'),
  })

  async function answer(path: string | undefined, response: ServerResponse): Promise<void> {
    if (path === '/metrics') {
      await refresh()
      response.setHeader('content-type', registry.contentType).end(await registry.metrics())
      return
    }
    if (path === '/doctor') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(reportPage(await examineAll(surroundings)))
      return
    }
    const status = await healthAt(path, surroundings)
    response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`)
  }

  const server = createServer({ requestTimeout: ANSWER_WITHIN }, (request, response) => {
    answer(request.url?.split('?')[0], response).catch((error: unknown) => {
      surroundings.log.error({ err: error }, 'what an operator asked for could not be told')
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(OPERATIONS_PORT, OPERATIONS_HOST, resolve)
  })
  return async () => {
    await new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    await closeDatabase()
  }
}

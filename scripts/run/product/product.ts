import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Closing } from '../../processes/closing.ts'
import { runProgram } from '../../processes/run-step.ts'
import { neighbours, type Service, type Surroundings, shop, shopEnvironment } from '../../processes/service.ts'
import { lastLogLines, logFile, openLog } from '../../processes/service-log.ts'
import { type Supervised, supervise } from '../../processes/supervise.ts'
import { waitUntilReady } from '../../processes/wait-until-ready.ts'
import { root } from '../root.ts'
import { Advice, say } from '../say.ts'
import type { Settings } from '../settings.ts'
import { keepDatabase } from './keep-database.ts'
import { bankSecret, paymentSecret } from './secrets.ts'

export type ProductOptions = {
  settings: Settings
  closing: Closing
  /** A feed to import when the shop has no region yet, instead of the demo region. */
  feed?: string
  /** Also on the console, not only in the log files. */
  talkative?: boolean
  durable?: boolean
  /** Where the pages are; those built from these sources unless told. */
  webDist?: string
  /** What its processes start from (`build-programs.ts`); from their sources unless told. */
  programs?: Record<string, string>
  /** Called whenever processes have come or gone. */
  noted?(facts: { databaseUrl: string; processes: number[] }): void
}

export const IMPORT = 'apps/server/src/cli/import.ts'
const READY_WITHIN_MS = 90_000

/** Starts everything in order and waits until it answers. Gives the running services. */
export async function startProduct(
  options: ProductOptions,
): Promise<{ surroundings: Surroundings; services: Supervised[] }> {
  const { settings, closing } = options
  const databaseUrl = settings.databaseUrl ?? (await ownDatabase(options))
  const { webDist } = options
  const { dataDir } = settings
  const secrets = { paymentSecret: paymentSecret(dataDir), bankSecret: bankSecret(dataDir) }
  const surroundings = { settings, databaseUrl, ...secrets, webDist }
  await fillIfEmpty(surroundings, options)

  const services: Supervised[] = []
  const noted = () => options.noted?.({ databaseUrl, processes: services.flatMap(service => service.pid() ?? []) })
  for (const group of [neighbours(surroundings), shop(surroundings)]) {
    closing.signal.throwIfAborted()
    const begun = group.map(service => ({ service, running: begin(service, options, noted) }))
    services.push(...begun.map(({ running }) => running))
    noted()
    closing.add(() => Promise.all(begun.map(({ running }) => running.stop())))
    await Promise.all(begun.map(({ service, running }) => ready(service, running, settings.dataDir, closing)))
  }
  return { surroundings, services }
}

function ownDatabase({ settings, closing, durable }: ProductOptions): Promise<string> {
  say('Starting PostgreSQL …')
  return keepDatabase({ dataDir: join(settings.dataDir, 'postgres'), port: settings.ports.database, durable }, closing)
}

/** The import brings the database up to date first, as every process of the shop does. */
async function fillIfEmpty(surroundings: Surroundings, { feed, closing, programs }: ProductOptions): Promise<void> {
  const { signal } = closing
  const env = { ...shopEnvironment(surroundings), ...programs }
  signal.throwIfAborted()
  const source = feed ? [feed] : ['--demo']
  if ((await runProgram(IMPORT, { args: [...source, '--if-empty'], env, signal })) !== 0) {
    throw new Advice('The region could not be imported; the reason is above.')
  }
}

function begin(service: Service, { settings, talkative, programs }: ProductOptions, started: () => void): Supervised {
  const log = openLog(settings.dataDir, service.name)
  if (!existsSync(join(root, service.main))) throw new Advice(`${service.main} is missing in this checkout.`)
  const output = (child: ChildProcess) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.pipe(log, { end: false })
      if (talkative) stream?.pipe(process.stdout, { end: false })
    }
  }
  return supervise({ ...service, env: { ...service.env, ...programs } }, { output, started })
}

async function ready(service: Service, running: Supervised, dataDir: string, closing: Closing): Promise<void> {
  if (!service.ready) return
  let ended = false
  void running.firstExit.then(() => {
    ended = true
  })
  if (await waitUntilReady(service.ready, READY_WITHIN_MS, () => ended || closing.signal.aborted)) return
  closing.signal.throwIfAborted()
  const log = logFile(dataDir, service.name)
  throw new Advice(
    `The ${service.name} process does not start. The end of ${log}:\n${lastLogLines(dataDir, service.name, 20)}`,
  )
}

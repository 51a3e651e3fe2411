import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { claimCheckout } from '../processes/claim-checkout.ts'
import type { Closing } from '../processes/closing.ts'
import { runProgram } from '../processes/run-step.ts'
import { findRunning } from '../processes/running-record.ts'
import { installIfStale } from './install.ts'
import { readSettings, type Settings } from './settings.ts'

/** `npm run import -- FEED.zip …`: into the given, the running or the bundled database. Gives the exit code. */
export async function importFeed(args: string[], closing: Closing): Promise<number> {
  const settings = readSettings(process.env)
  const databaseUrl = settings.databaseUrl ?? findRunning(settings.dataDir)?.databaseUrl
  if (databaseUrl) return run(settings, databaseUrl, args, closing)

  await claimCheckout(settings, 'import', closing)
  await installIfStale(closing.signal)
  const { keepDatabase } = await import('./product/keep-database.ts')
  const url = await keepDatabase({ dataDir: join(settings.dataDir, 'postgres') }, closing)
  return run(settings, url, args, closing)
}

async function run(settings: Settings, databaseUrl: string, args: string[], closing: Closing): Promise<number> {
  const { IMPORT } = await import('./product/product.ts')
  const env = { DATABASE_URL: databaseUrl, BILLETT_DATA: settings.dataDir }
  return runProgram(IMPORT, { args: args.map(fromCaller), env, signal: closing.signal })
}

/** npm runs scripts in the root of the checkout; a path was meant from where the person stands. */
function fromCaller(arg: string): string {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), arg)
  return !arg.startsWith('-') && existsSync(path) ? path : arg
}

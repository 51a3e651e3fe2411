import type { Closing } from '../processes/closing.ts'
import { runProgram } from '../processes/run-step.ts'
import { findRunning } from '../processes/running-record.ts'
import { shopEnvironment } from '../processes/service.ts'
import { bankSecret, paymentSecret } from './product/secrets.ts'
import { Advice } from './say.ts'
import { readSettings } from './settings.ts'

/**
 * Runs a program of the product, `apps/server/src/cli/….ts`, with the settings of the environment where it names a
 * database, else of the product that runs here. Gives the exit code.
 */
export async function onTheProduct(program: string, args: string[], { signal }: Closing): Promise<number> {
  if (process.env.DATABASE_URL) return runProgram(program, { args, signal })
  const settings = readSettings(process.env)
  const databaseUrl = findRunning(settings.dataDir)?.databaseUrl
  if (!databaseUrl) throw new Advice('Nothing runs here: start the product first, or give DATABASE_URL.')
  const { dataDir } = settings
  const secrets = { paymentSecret: paymentSecret(dataDir), bankSecret: bankSecret(dataDir) }
  const env = shopEnvironment({ settings, databaseUrl, ...secrets })
  return runProgram(program, { args, env, signal })
}

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkPorts } from '../processes/check-ports.ts'
import { claimCheckout } from '../processes/claim-checkout.ts'
import type { Closing } from '../processes/closing.ts'
import { neededPorts } from '../processes/needed-ports.ts'
import { prepare } from './prepare.ts'
import { Advice, duration, say } from './say.ts'
import { readSettings } from './settings.ts'
import { welcome } from './welcome.ts'

/** `npm start [-- --feed FEED.zip]`: everything, until Ctrl-C. */
export async function start(args: string[], closing: Closing): Promise<'goesOn'> {
  const began = Date.now()
  const settings = readSettings(process.env)
  const feed = feedIn(args)
  const claim = await claimCheckout(settings, 'start', closing)
  await checkPorts(neededPorts(settings), settings.ports.shop)
  await prepare(closing.signal)

  // From here on packages are installed, and what needs them may be loaded.
  const { stopLeftoverPostgres } = await import('../../apps/server/src/db/bundled/index.ts')
  const { builtPrograms } = await import('./build/build-programs.ts')
  const { startProduct } = await import('./product/product.ts')
  if (!settings.databaseUrl) {
    stopLeftoverPostgres(join(settings.dataDir, 'postgres'))
    await checkPorts([{ name: 'PostgreSQL', port: settings.ports.database }], settings.ports.shop)
  }
  claim.note({ address: settings.publicUrl })
  const programs = await builtPrograms()
  await startProduct({ settings, closing, feed, programs, noted: claim.note })
  say(`\nReady after ${duration(Date.now() - began)}.`)
  say(welcome(settings))
  return 'goesOn'
}

function feedIn(args: string[]): string | undefined {
  const at = args.indexOf('--feed')
  if (at < 0) return undefined
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), args[at + 1] ?? '')
  if (!args[at + 1] || !existsSync(file))
    throw new Advice(`--feed needs the path of a GTFS file; there is none at ${file}.`)
  return file
}

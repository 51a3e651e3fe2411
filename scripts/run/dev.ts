import { join } from 'node:path'
import { checkPorts } from '../processes/check-ports.ts'
import { claimCheckout } from '../processes/claim-checkout.ts'
import type { Closing } from '../processes/closing.ts'
import { neededPorts } from '../processes/needed-ports.ts'
import { watchSources } from '../processes/watch-sources.ts'
import { buildOffice } from './build-web.ts'
import { installIfStale } from './install.ts'
import { root } from './root.ts'
import { Advice, say } from './say.ts'
import { servePages, webOfVite } from './serve-pages.ts'
import { readSettings, type Settings } from './settings.ts'
import { welcome } from './welcome.ts'

/** Behind the shop and the five services after it. */
const SERVER_AFTER_SHOP = 6

/** `npm run dev`: the product with the pages from vite, and services that restart when their sources change. */
export async function dev(closing: Closing): Promise<'goesOn'> {
  const settings = readSettings(process.env)
  const serverPort = settings.ports.shop + SERVER_AFTER_SHOP
  const behind: Settings = { ...settings, ports: { ...settings.ports, shop: serverPort } }
  const claim = await claimCheckout(settings, 'dev', closing)
  await checkPorts([...neededPorts(settings), { name: 'server', port: serverPort }], settings.ports.shop)
  await installIfStale(closing.signal)

  const { stopLeftoverPostgres } = await import('../../apps/server/src/db/bundled/index.ts')
  const { startProduct } = await import('./product.ts')
  if (!settings.databaseUrl) stopLeftoverPostgres(join(settings.dataDir, 'postgres'))
  claim.note({ address: settings.publicUrl })
  const webDist = webOfVite(settings.dataDir, settings.ports.shop)
  // The office is built once: it follows no changes, and no passenger needs it.
  if ((await buildOffice(webDist, closing.signal)) !== 0) throw new Advice('The office could not be built.')
  const { services } = await startProduct({
    settings: behind,
    closing,
    talkative: true,
    noted: claim.note,
    webDist,
  })
  await servePages({ folder: join(root, 'apps', 'shop'), port: settings.ports.shop, serverPort }, closing)
  closing.add(watchSources(services))
  say(welcome(settings))
  return 'goesOn'
}

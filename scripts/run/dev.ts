import { join } from 'node:path'
import { checkPorts } from '../processes/check-ports.ts'
import { claimCheckout } from '../processes/claim-checkout.ts'
import type { Closing } from '../processes/closing.ts'
import { neededPorts } from '../processes/needed-ports.ts'
import { watchSources } from '../processes/watch-sources.ts'
import { servePages, webOfVite } from './build/serve-pages.ts'
import { installIfStale } from './install.ts'
import { root } from './root.ts'
import { say } from './say.ts'
import { devPorts, readSettings, type Settings } from './settings.ts'
import { welcome } from './welcome.ts'

/** `npm run dev`: the product with the pages from vite, and services that restart when their sources change. */
export async function dev(closing: Closing): Promise<'goesOn'> {
  const settings = readSettings(process.env)
  const ports = devPorts(settings.ports)
  const behind: Settings = { ...settings, ports: { ...settings.ports, shop: ports.server } }
  const claim = await claimCheckout(settings, 'dev', closing)
  const more = [
    { name: 'server', port: ports.server },
    { name: 'office', port: ports.office },
  ]
  await checkPorts([...neededPorts(settings), ...more], settings.ports.shop)
  await installIfStale(closing.signal)

  const { stopLeftoverPostgres } = await import('../../apps/server/src/db/bundled/index.ts')
  const { startProduct } = await import('./product/product.ts')
  if (!settings.databaseUrl) stopLeftoverPostgres(join(settings.dataDir, 'postgres'))
  claim.note({ address: settings.publicUrl })
  const webDist = webOfVite(settings.dataDir, ports)
  const { services } = await startProduct({
    settings: behind,
    closing,
    talkative: true,
    noted: claim.note,
    webDist,
  })
  await servePages(join(root, 'apps'), ports, closing)
  closing.add(watchSources(services))
  say(welcome(settings))
  return 'goesOn'
}

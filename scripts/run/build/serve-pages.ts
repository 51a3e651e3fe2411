import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { InlineConfig } from 'vite'
import { DRAW } from '../../../packages/web-kit/src/development/draw-pages.ts'
import type { Closing } from '../../processes/closing.ts'

/** Where the pages of the apps are drawn while one develops, and the server behind them. */
export interface PagePorts {
  shop: number
  office: number
  server: number
}

/** What a vite answers itself: modules of the pages and of their packages. */
const MODULES = '(@|src/|node_modules/)'
const OFFICE = '/office/'

/**
 * Serves the pages' sources (in the folders of `apps`) with a vite for each app, before the server, all at one address.
 */
export async function servePages(apps: string, ports: PagePorts, closing: Closing): Promise<void> {
  const { createServer } = await import('vite')
  const at = (port: number) => ({ target: `http://localhost:${port}`, changeOrigin: false })
  const serving: Record<string, InlineConfig['server']> = {
    office: { port: ports.office, hmr: { clientPort: ports.office } },
    shop: {
      port: ports.shop,
      // The first that fits: modules of the office, then all that is no module of the shop.
      proxy: { [`^${OFFICE}${MODULES}`]: at(ports.office), [`^(?!/${MODULES})`]: at(ports.server) },
    },
  }
  for (const [app, server] of Object.entries(serving)) {
    const pages = await createServer({
      root: join(apps, app),
      configFile: join(apps, app, 'vite.config.ts'),
      // Documents are the server's: only it knows the client, the region and the policy they are sent with.
      appType: 'custom',
      server: { ...server, strictPort: true },
    })
    await pages.listen()
    closing.add(() => pages.close())
  }
}

/** Writes what the server finds in place of the built pages: it has a vite draw them. Gives the folder. */
export function webOfVite(dataDir: string, { shop, office }: PagePorts): string {
  const folder = join(dataDir, 'web-of-vite')
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  for (const { app, port, base } of [
    { app: '', port: shop, base: '/' },
    { app: 'office', port: office, base: OFFICE },
  ]) {
    write(join(app, 'client/index.html'), '')
    write(join(app, 'client/.vite/early-files.json'), '{}')
    write(join(app, 'server/package.json'), '{"type":"module"}')
    write(join(app, 'server/entry-server.js'), drawnAt(`http://localhost:${port}${base}${DRAW}`))
  }
  return folder
}

const drawnAt = (address: string): string => `export async function renderDocument(request) {
  const answer = await fetch('${address}', { method: 'POST', body: JSON.stringify(request) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
`

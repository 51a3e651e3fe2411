import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAW } from '../../apps/shop/build/draw-pages.ts'
import type { Closing } from '../processes/closing.ts'

/** What vite answers itself: modules of the pages and of their packages. All else is the server's. */
const MODULES = '/(@|src/|node_modules/)'

/** Serves the pages' sources (`folder`, that of apps/shop) with vite, before the server at `serverPort`. */
export async function servePages(
  { folder, port, serverPort }: { folder: string; port: number; serverPort: number },
  closing: Closing,
): Promise<void> {
  const { createServer } = await import('vite')
  const server = { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false }
  const pages = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    // Documents are the server's: only it knows the client, the region and the policy they are sent with.
    appType: 'custom',
    server: { port, strictPort: true, proxy: { [`^(?!${MODULES})`]: server } },
  })
  await pages.listen()
  closing.add(() => pages.close())
}

/** Writes what the server finds in place of the built pages: it has vite at `port` draw them. Gives the folder. */
export function webOfVite(dataDir: string, port: number): string {
  const folder = join(dataDir, 'web-of-vite')
  const files: Record<string, string> = {
    'client/index.html': '',
    'client/.vite/early-files.json': '{}',
    'server/package.json': '{"type":"module"}',
    'server/entry-server.js': `export async function renderDocument(request) {
  const answer = await fetch('http://localhost:${port}${DRAW}', { method: 'POST', body: JSON.stringify(request) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
`,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

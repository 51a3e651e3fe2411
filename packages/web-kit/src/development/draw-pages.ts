import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'

/** Behind the base of an app: where the development server draws a page from the sources as they are now. */
export const DRAW = '@draw'

interface Drawing {
  renderDocument: (request: object) => Promise<object>
}

const isDrawing = (module: object): module is Drawing =>
  'renderDocument' in module && typeof module.renderDocument === 'function'

/**
 * Answers what the shop's server asks of an app's `renderDocument` (in `entry`, from the root of the app) in JSON. Its
 * template is read here; `built` is what a build would have left for it.
 */
export const drawPages = ({ entry, built }: { entry: string; built: object }): Plugin => ({
  name: 'billett-draw-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(`${server.config.base}${DRAW}`, async (request, reply) => {
      try {
        const page = await draw(server, entry, { ...JSON.parse(await text(request)), ...built })
        reply.setHeader('content-type', 'application/json').end(JSON.stringify(page))
      } catch (failure) {
        if (failure instanceof Error) server.ssrFixStacktrace(failure)
        reply.writeHead(500).end(failure instanceof Error ? failure.stack : String(failure))
      }
    })
  },
})

async function draw(server: ViteDevServer, entry: string, asked: { url: string }): Promise<object> {
  const written = await readFile(join(server.config.root, 'index.html'), 'utf8')
  const template = await server.transformIndexHtml(asked.url, written)
  const module = await server.ssrLoadModule(entry)
  if (!isDrawing(module)) throw new Error(`${entry} draws no documents`)
  return { ...(await module.renderDocument({ ...asked, template })), isDevelopment: true }
}

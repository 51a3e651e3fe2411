import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import type { DocumentRequest, renderDocument } from '../src/server/render-document.ts'

/** Where the development server draws a page from the sources as they are now, for the shop's server to send. */
export const DRAW = '/@draw'

interface Drawing {
  renderDocument: typeof renderDocument
}

const isDrawing = (module: object): module is Drawing => 'renderDocument' in module

/** Every file is asked for by its own name; nothing is built that could be named early. */
const NOTHING_EARLY: DocumentRequest['earlyFiles'] = {
  start: [],
  pages: {},
  texts: { all: {}, purchase: {} },
  styles: {},
}

/** Answers what the shop's server asks of `renderDocument`, template and files left to us, in JSON. */
export const drawPages = (): Plugin => ({
  name: 'billett-draw-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(DRAW, async (request, reply) => {
      try {
        const page = await draw(server, JSON.parse(await text(request)))
        reply.setHeader('content-type', 'application/json').end(JSON.stringify(page))
      } catch (failure) {
        if (failure instanceof Error) server.ssrFixStacktrace(failure)
        reply.writeHead(500).end(failure instanceof Error ? failure.stack : String(failure))
      }
    })
  },
})

async function draw(server: ViteDevServer, asked: Omit<DocumentRequest, 'template' | 'earlyFiles'>) {
  const written = await readFile(join(server.config.root, 'index.html'), 'utf8')
  const template = await server.transformIndexHtml(asked.url, written)
  const module = await server.ssrLoadModule('/src/entry-server.tsx')
  if (!isDrawing(module)) throw new Error('entry-server.tsx draws no documents')
  return { ...(await module.renderDocument({ ...asked, template, earlyFiles: NOTHING_EARLY })), isDevelopment: true }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** While one develops, a page beside those of the product: `file` of the app, at the path `at` behind its base. */
export const servePage = ({ at, file }: { at: string; file: string }): Plugin => ({
  name: 'billett-serve-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(`${server.config.base}${at}`, async (request, reply) => {
      const written = await readFile(join(server.config.root, file), 'utf8')
      const page = await server.transformIndexHtml(`/${file}`, written, request.originalUrl)
      reply.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    })
  },
})

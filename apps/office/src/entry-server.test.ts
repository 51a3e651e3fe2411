// @vitest-environment node
import { clients } from '@billett/clients'
import { routes } from '@billett/paths'
import { expect, it } from 'vitest'
import { renderDocument } from './entry-server.ts'

it.each(clients.map(client => [client.name, client] as const))(
  '%s has its own colours and fonts here, too',
  async (_, client) => {
    const { document, style, status } = await renderDocument({
      earlyFiles: {
        start: ['/office/start.js', '/office/start.css'],
        pages: { admin: ['/office/login.js', '/office/start.js'], adminOrders: ['/office/orders.js'] },
        texts: { everywhere: { en: ['/office/en.js'], de: ['/office/de.js'] }, signIn: { en: ['/office/in.js'] } },
        styles: {},
      },
      template: '<!doctype html><html lang="de"><head><!--head--></head><body><!--html--><!--state--></body></html>',
      client,
      region: { currency: 'EUR', timeZone: 'Europe/Berlin' },
      url: routes.admin.en,
      cookie: undefined,
      acceptLanguage: 'en',
    })
    expect(status).toBe(200)
    expect(document.match(/<style[^>]*>.*?<\/style>/gs)).toEqual([`<style>${style}</style>`])
    expect(style).toContain(client.theme.palette.primary)
    const [family] = client.theme.type.body.split(', ')
    expect(style).toContain(`@font-face{font-family:${family};`)
    const named = [...document.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
      ([, path]) => path,
    )
    expect(named).toEqual(['/office/start.js', '/office/login.js', '/office/en.js', '/office/in.js'])
    expect(document.match(/<link rel="preload" as="font"/g)).toHaveLength(client.theme.type.fonts.length)
  },
)

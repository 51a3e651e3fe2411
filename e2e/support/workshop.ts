import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/db/bundled/index.ts'
import { createClosing } from '../../scripts/processes/closing.ts'
import { waitUntilReady } from '../../scripts/processes/wait-until-ready.ts'
import { webOfVite } from '../../scripts/run/build/serve-pages.ts'
import { root } from '../../scripts/run/root.ts'
import { serverSettings, startProcess } from './own-process.ts'

/** The pages as one sees them while developing, made of a copy of their sources, so that a test may change these. */
export interface Workshop {
  url: string
  /** Replaces a part of a source file of an app (`shop/src/…`). */
  change: (file: string, part: RegExp, by: string) => void
  close: () => Promise<void>
}

/** Milliseconds. */
const READY_WITHIN = 150_000

/** Inside the checkout, because the sources import packages of it; git ignores what is called so. */
const COPY = join(root, '.billett-workshop-')

const isSource = (path: string): boolean => !/\/(dist|node_modules)$|\.test\.tsx?$/.test(path)

/** A server of its own on the database of the product under test, and vite before it, as `npm run dev` has them. */
export async function openWorkshop(): Promise<Workshop> {
  const closing = createClosing()
  const copy = mkdtempSync(COPY)
  closing.add(() => rmSync(copy, { recursive: true, force: true }))
  const apps = join(copy, 'apps')
  for (const app of ['shop', 'office'])
    cpSync(join(root, 'apps', app), join(apps, app), { recursive: true, filter: isSource })
  const ports = { shop: await freePort(), office: await freePort(), server: await freePort() }
  const url = `http://localhost:${ports.shop}`
  const webDist = webOfVite(copy, ports)
  const server = startProcess({ main: 'apps/server/src/main.ts', env: serverSettings(url, ports.server, webDist) })
  const pages = startProcess({
    main: 'e2e/support/pages-of-workshop.ts',
    args: [apps, ...[ports.shop, ports.office, ports.server].map(String)],
  })
  closing.add(() => Promise.all([server.end(), pages.end()]))
  const isReady = await Promise.all([
    waitUntilReady(`http://127.0.0.1:${ports.server}/api/v1/status`, READY_WITHIN, server.hasEnded),
    waitUntilReady(`${url}/@vite/client`, READY_WITHIN, pages.hasEnded),
    waitUntilReady(`${url}/office/@vite/client`, READY_WITHIN, pages.hasEnded),
  ])
  if (isReady.includes(false)) {
    await closing.close()
    throw new Error('The workshop does not start; its errors are above.')
  }
  return {
    url,
    change(file, part, by) {
      const path = join(apps, file)
      const written = readFileSync(path, 'utf8')
      if (!part.test(written)) throw new Error(`${file} has no ${part}`)
      writeFileSync(
        path,
        written.replace(part, () => by),
      )
    },
    close: closing.close,
  }
}

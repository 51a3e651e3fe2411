import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { earlyScripts } from '@billett/web-kit/document/early-files.ts'
import * as z from 'zod/mini'
import { pageTexts as textsOfOffice } from '../../apps/office/src/app/page-texts.ts'
import { pageTexts as textsOfShop } from '../../apps/shop/src/app/page-texts.ts'
import { buildWebIfStale, webDist } from '../run/build/build-web.ts'
import { say } from '../run/say.ts'
import type { Tally } from './stage.ts'

/** What people see first: what it is called in the build, and how many bytes of script it may wait for. */
interface FirstScreen {
  name: string
  /** The folder of its app in a build of the pages. */
  app: 'client' | 'office/client'
  /** Of its path. */
  key: string
  /** Bytes in brotli, as they are served, headers aside. */
  ceiling: number
}

/** Decision 46 says what stands between this and 120 kB. */
const SHOP = { app: 'client', ceiling: 141_000 } as const

/** What staff and people of the portal see first once they have signed in: the aim is 200 kB, and they are below it. */
const OFFICE = { app: 'office/client' } as const

export const FIRST_SCREENS: readonly FirstScreen[] = [
  { ...SHOP, name: 'search', key: 'start' },
  { ...SHOP, name: 'results', key: 'relation' },
  { ...SHOP, name: 'cart', key: 'cart' },
  { ...SHOP, name: 'checkout', key: 'checkout' },
  { ...OFFICE, name: 'sign-in of the staff', key: 'admin', ceiling: 165_000 },
  { ...OFFICE, name: 'dashboard of the staff', key: 'adminPortal', ceiling: 160_000 },
  { ...OFFICE, name: 'orders of the staff', key: 'adminOrders', ceiling: 200_000 },
  { ...OFFICE, name: 'organisations of the portal', key: 'organisations', ceiling: 180_000 },
]

const TEXTS = { client: textsOfShop, 'office/client': textsOfOffice }

const LANGUAGES = ['de', 'en'] as const

const Files = z.array(z.string())
const EarlyFiles = z.object({
  start: Files,
  pages: z.record(z.string(), Files),
  texts: z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), Files)),
})

/** The path of a file of an app, of the address it is served at. */
const BASE = { client: '/', 'office/client': '/office/' }

/** Bytes of script that a first screen waits for, in the language that needs more; `dist` is a build of the pages. */
export function scriptOfScreen(dist: string, { app, key }: Pick<FirstScreen, 'app' | 'key'>): number {
  const client = join(dist, app)
  const early = EarlyFiles.parse(JSON.parse(readFileSync(join(client, '.vite/early-files.json'), 'utf8')))
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const named = [...template.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const served = (path: string): number => {
    const file = join(client, path.slice(BASE[app].length))
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  const texts: Readonly<Record<string, readonly string[]>> = TEXTS[app]
  const sizes = LANGUAGES.map(language => {
    const scripts = new Set([...named, ...earlyScripts(early, key, texts[key] ?? [], language)])
    return [...scripts].reduce((sum, path) => sum + served(path), 0)
  })
  return Math.max(...sizes)
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** A line for each screen; one that needs more than it may says how much, and fails. */
export function judgeScript(weighed: readonly { name: string; ceiling: number; bytes: number }[]): {
  lines: string[]
  tally: Tally
} {
  const tooMuch = weighed.filter(({ bytes, ceiling }) => bytes > ceiling).length
  const lines = weighed.map(({ name, bytes, ceiling }) => {
    const judged = bytes > ceiling ? `, ${inKilobytes(bytes - ceiling)} more than` : ' of'
    return `${name}: ${inKilobytes(bytes)}${judged} ${inKilobytes(ceiling)} of script`
  })
  if (tooMuch > 0) lines.push('What a first screen does not show is fetched later: see docs/decisions/0046.')
  return { lines, tally: { passed: 0, failed: tooMuch } }
}

/** Weighs the script of the first screens, of a build of exactly these sources. */
export async function weighScript(signal: AbortSignal): Promise<Tally> {
  await buildWebIfStale(signal)
  const dist = webDist()
  const { lines, tally } = judgeScript(
    FIRST_SCREENS.map(screen => ({ ...screen, bytes: scriptOfScreen(dist, screen) })),
  )
  for (const line of lines) say(line)
  return tally
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { pageTexts } from '../../apps/shop/src/app/page-texts.ts'
import { buildWebIfStale, webDist } from '../run/build/build-web.ts'
import { say } from '../run/say.ts'
import type { Tally } from './stage.ts'

/** Most people see one of these first. By what they are called in the build, with the keys of their paths. */
const FIRST_SCREENS = { search: 'start', results: 'relation', cart: 'cart', checkout: 'checkout' } as const

const LANGUAGES = ['de', 'en']

/** Bytes in brotli, as they are served, headers aside. Decision 46 says what stands between this and 120 kB. */
export const CEILING = 140_000

const Files = z.array(z.string())
const EarlyFiles = z.object({
  start: Files,
  pages: z.record(z.string(), Files),
  texts: z.record(z.string(), z.record(z.string(), Files)),
})

/**
 * Bytes of script that each first screen waits for, in the language that needs more; `dist` is a build of the pages.
 */
export function scriptOfFirstScreens(dist: string): Map<string, number> {
  const client = join(dist, 'client')
  const { start, pages, texts } = EarlyFiles.parse(
    JSON.parse(readFileSync(join(client, '.vite/early-files.json'), 'utf8')),
  )
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const named = [...template.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const served = (path: string): number => {
    const file = join(client, path)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  return new Map(
    Object.entries(FIRST_SCREENS).map(([screen, key]) => {
      const sizes = LANGUAGES.map(language => {
        const said = ['everywhere', ...pageTexts[key]].flatMap(section => texts[section]?.[language] ?? [])
        const scripts = [...named, ...start, ...(pages[key] ?? []), ...said].filter(path => path.endsWith('.js'))
        return [...new Set(scripts)].reduce((sum, path) => sum + served(path), 0)
      })
      return [screen, Math.max(...sizes)]
    }),
  )
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** A line for each screen; one that needs more than it may says how much, and fails. */
export function judgeScript(sizes: ReadonlyMap<string, number>): { lines: string[]; tally: Tally } {
  const tooMuch = [...sizes.values()].filter(bytes => bytes > CEILING).length
  const lines = [...sizes].map(([screen, bytes]) => {
    const surplus = bytes - CEILING
    const judged = surplus > 0 ? `, ${inKilobytes(surplus)} more than` : ' of'
    return `${screen}: ${inKilobytes(bytes)}${judged} ${inKilobytes(CEILING)} of script`
  })
  if (tooMuch > 0) lines.push('What a first screen does not show is fetched later: see docs/decisions/0046.')
  return { lines, tally: { passed: 0, failed: tooMuch } }
}

/** Weighs the script of the first screens, of a build of exactly these sources. */
export async function weighScript(signal: AbortSignal): Promise<Tally> {
  await buildWebIfStale(signal)
  const { lines, tally } = judgeScript(scriptOfFirstScreens(webDist()))
  for (const line of lines) say(line)
  return tally
}

import lighthouse from 'lighthouse'
import { within } from '../../scripts/processes/within.ts'
import { buildWebIfStale } from '../../scripts/run/build/build-web.ts'
import { number } from '../measure/written.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import { startChromium } from '../product/start-chromium.ts'
import type { Figure, Row } from '../row.ts'
import { brotliSize } from './brotli-size.ts'
import { firstScreens } from './first-screens.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const AIM_SCORE = 95
/** kB, of a thousand bytes each: the ceiling of `npm run check` and the headers of ten files. */
const AIM_SCRIPT = 141
const KB = 1000
const KIB = 1024

/** Of Lighthouse's runs the one in the middle counts: a busy machine makes any single one worse, and none better. */
const RUNS = 3

/**
 * What the first screens send to a phone, and what Lighthouse says of them (mobile, its own slowed-down network and
 * processor).
 */
export const startPage: Row = {
  name: 'start-page',
  measure: ({ quick, closing }) =>
    within(closing, async inner => {
      await buildWebIfStale(inner.signal)
      const { shop } = await startBenchProduct(inner)
      const { port } = await startChromium(inner)
      const screens = await firstScreens(shop)
      const figures: Figure[] = []
      for (const { name, path } of screens.slice(0, quick ? 1 : screens.length))
        figures.push(...(await figuresOf(name, `${shop}${path}`, { port, runs: quick ? 1 : RUNS })))
      return figures
    }),
}

type Runs = { port: number; runs: number }

/** A visit whose recording failed says nothing of the page. */
const TRIES = 3

async function visit(url: string, port: number) {
  for (let tries = 1; ; tries += 1) {
    const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
    if (outcome && !outcome.lhr.runtimeError) return outcome.lhr
    if (tries >= TRIES) throw new Error(`${url}: ${outcome?.lhr.runtimeError?.message}`)
  }
}

/** Of some visits one after the other the one whose speed is in the middle. */
async function middleVisit(url: string, { port, runs }: Runs) {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(url, port))
  const speed = ({ categories }: (typeof visits)[number]): number => categories.performance?.score ?? 0
  const middle = visits.toSorted((a, b) => speed(a) - speed(b))[Math.floor(runs / 2)]
  if (!middle) throw new Error(`${url} was not visited`)
  return middle
}

async function figuresOf(name: string, url: string, runs: Runs): Promise<Figure[]> {
  const { categories, audits } = await middleVisit(url, runs)
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url: from }) => from.startsWith('http'))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const script = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const best = await brotliSize(scripts.map(({ url: from }) => from))
  const scores = CATEGORIES.map(category => Math.round((categories[category]?.score ?? 0) * 100))
  return [
    {
      what: `${name} page: script on the wire`,
      value: `${number(script / KB)} kB (${number(script / KIB)} KiB) in ${scripts.length} files`,
      reference: `${number(best / KB)} kB (the same files in brotli 11, without headers); ${requests.length} requests in all`,
      aim: `≤ ${AIM_SCRIPT} kB`,
      met: script / KB <= AIM_SCRIPT,
    },
    {
      what: `${name} page: Lighthouse mobile (${CATEGORIES.join(', ')})`,
      value: scores.join(' · '),
      reference: '–',
      aim: `≥ ${AIM_SCORE} in all`,
      met: scores.every(score => score >= AIM_SCORE),
    },
  ]
}

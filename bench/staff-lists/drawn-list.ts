import type { Browser } from 'playwright-core'
import { officeRoutes } from '../../packages/paths/src/index.ts'
import { percentile } from '../measure/percentile.ts'

interface Drawing {
  browser: Browser
  shop: string
  /** Of whoever looks. */
  token: string
  rows: number
  times: number
}

/**
 * Milliseconds from the answer of the server until a list of so many orders is painted, in the middle of some times:
 * the list has all of them, and there is a row wherever one can be seen.
 */
export async function drawnList({ browser, shop, token, rows, times }: Drawing): Promise<number> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await context.addInitScript(said => {
    if (localStorage.getItem('jwt') === null) localStorage.setItem('jwt', said)
  }, JSON.stringify(token))
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const page = await context.newPage()
    await page.goto(`${shop}${officeRoutes.adminOrders.en}?span=all&pageSize=${rows}`)
    took.push(
      await page.evaluate(
        wanted =>
          new Promise<number>((resolve, reject) => {
            const answered = () =>
              performance.getEntriesByType('resource').find(({ name }) => /\/admin\/orders\?/.test(name))
            const began = performance.now()
            const isSeen = () => {
              const table = document.querySelector('main table')
              if (Number(table?.getAttribute('aria-rowcount')) !== wanted + 1) return false
              const last = [...document.querySelectorAll('tbody tr th')].at(-1)
              return last !== undefined && last.getBoundingClientRect().bottom >= window.innerHeight
            }
            const look = () => {
              const drawn = isSeen()
              const answer = answered()
              if (drawn && answer instanceof PerformanceResourceTiming)
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - answer.responseEnd)))
              else if (performance.now() - began > 60_000) reject(new Error('the list was not drawn'))
              else requestAnimationFrame(look)
            }
            look()
          }),
        rows,
      ),
    )
    await page.close()
  }
  await context.close()
  return percentile(took, 0.5)
}

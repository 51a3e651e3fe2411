import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { FIRST_SCREENS, judgeScript, scriptOfScreen } from './first-screen-script.ts'

const dist = mkdtempSync(join(tmpdir(), 'first-screens-'))
afterAll(() => rmSync(dist, { recursive: true }))

it('the script of a screen is what its document names, as it is served, in the language that needs more', () => {
  const write = (path: string, bytes: string) => {
    const file = join(dist, 'client', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  write('index.html', '<script type="module" src="/assets/index.js"></script>')
  write(
    '.vite/early-files.json',
    JSON.stringify({
      start: ['/assets/start.js', '/assets/start.css'],
      pages: { start: ['/assets/start.js', '/assets/page.js'], relation: [], cart: [], checkout: [] },
      texts: { everywhere: { de: ['/assets/de.js'], en: ['/assets/en.js'] }, account: { de: ['/assets/late.js'] } },
    }),
  )
  write('assets/index.js', 'x')
  write('assets/start.js', 'x'.repeat(1000))
  write('assets/start.js.br', 'x'.repeat(20))
  write('assets/start.css', 'x'.repeat(5000))
  write('assets/page.js', 'x'.repeat(300))
  write('assets/de.js', 'x'.repeat(4000))
  write('assets/en.js', 'x'.repeat(3000))
  write('assets/late.js', 'x'.repeat(70_000))
  const of = (key: string) => scriptOfScreen(dist, { app: 'client', key })
  expect(['start', 'relation', 'cart', 'checkout'].map(of)).toEqual([4321, 4021, 4021, 4021])
})

it('the script of a screen of the office is what it says and needs beside that of its start', () => {
  const write = (path: string, bytes: string) => {
    const file = join(dist, 'office/client', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  write('index.html', '<script type="module" src="/office/assets/index.js"></script>')
  write(
    '.vite/early-files.json',
    JSON.stringify({
      start: ['/office/assets/index.js'],
      pages: { adminPortal: ['/office/assets/portal.js'] },
      texts: { everywhere: { de: ['/office/assets/de.js'] }, portal: { en: ['/office/assets/portal-en.js'] } },
    }),
  )
  write('assets/index.js', 'x'.repeat(500))
  write('assets/portal.js', 'x'.repeat(30))
  write('assets/de.js', 'x'.repeat(4))
  write('assets/portal-en.js', 'x'.repeat(9))
  expect(scriptOfScreen(dist, { app: 'office/client', key: 'adminPortal' })).toBe(539)
})

it('the first screens of passengers, staff and people of the portal are weighed', () => {
  expect(FIRST_SCREENS.map(({ key, ceiling }) => [key, ceiling <= 200_000])).toEqual(
    ['start', 'relation', 'cart', 'checkout', 'admin', 'adminPortal', 'adminOrders', 'organisations'].map(key => [
      key,
      true,
    ]),
  )
})

it('more than a screen may need fails, and says of which screen, and how much', () => {
  const { lines, tally } = judgeScript([
    { name: 'search', ceiling: 140_000, bytes: 140_000 },
    { name: 'dashboard', ceiling: 160_000, bytes: 162_500 },
  ])
  expect(tally.failed).toBe(1)
  expect(lines[0]).toBe('search: 140.0 kB of 140.0 kB of script')
  expect(lines[1]).toBe('dashboard: 162.5 kB, 2.5 kB more than 160.0 kB of script')
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { CEILING, judgeScript, scriptOfFirstScreens } from './first-screen-script.ts'

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
  expect([...scriptOfFirstScreens(dist)]).toEqual([
    ['search', 4321],
    ['results', 4021],
    ['cart', 4021],
    ['checkout', 4021],
  ])
})

it('more than a screen may need fails, and says of which screen, and how much', () => {
  const { lines, tally } = judgeScript(
    new Map([
      ['search', CEILING],
      ['results', CEILING + 2500],
    ]),
  )
  expect(tally.failed).toBe(1)
  expect(lines[0]).toBe('search: 140.0 kB of 140.0 kB of script')
  expect(lines[1]).toBe('results: 142.5 kB, 2.5 kB more than 140.0 kB of script')
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadAllTexts as loadOfficeTexts } from '../apps/office/src/texts/load-texts.ts'
import { loadAllTexts } from '../apps/shop/src/texts/load-texts.ts'
import { webDist } from '../scripts/run/build/build-web.ts'

/** Asked for once: it is found by reading every source. */
const dist = webDist()

const scriptsIn = (folder: string): string[] =>
  readdirSync(join(dist, folder, 'assets'))
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(join(dist, folder, 'assets', name), 'utf8'))

const sourcesIn = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8')))

it('nothing of the office is in a passenger’s scripts', async () => {
  expect(sourcesIn('client').filter(source => source.includes('office'))).toEqual([])
  const shop = { ...(await loadAllTexts('de')), ...(await loadAllTexts('en')) }
  const office = { ...(await loadOfficeTexts('de')), ...(await loadOfficeTexts('en')) }
  const ofOffice = Object.keys(office).filter(key => !(key in shop))
  expect(ofOffice).toContain('signIn.staff.insufficientRights.text')
  // Whole keys: that of a passenger's text may end as one of the office does.
  const words = new Set(scriptsIn('client').flatMap(script => script.match(/[\w.]+/g) ?? []))
  expect(words.has('account.orders.number')).toBe(true)
  expect(ofOffice.filter(key => words.has(key))).toEqual([])
})

it('nothing of the shop is in the office’s scripts', () => {
  expect(sourcesIn('office/client')).toContain('index.html')
  expect(sourcesIn('office/client').filter(source => /(^|\/)shop\//.test(source))).toEqual([])
  const [office, shop] = [scriptsIn('office/client').join('\n'), scriptsIn('client').join('\n')]
  const ofShop = ['cart.empty', 'serviceWorker', 'last_sales']
  // Megabytes are not handed to the assertion, which would write them out to say what it has seen.
  expect(ofShop.map(word => [word, shop.includes(word), office.includes(word)])).toEqual(
    ofShop.map(word => [word, true, false]),
  )
})

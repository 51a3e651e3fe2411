import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { de } from '../apps/office/src/texts/de.ts'
import { en } from '../apps/office/src/texts/en.ts'
import { loadAllTexts } from '../apps/shop/src/texts/load-texts.ts'
import { webDist } from '../scripts/run/build/build-web.ts'

const scriptsIn = (folder: string): string[] =>
  readdirSync(join(webDist(), folder, 'assets'))
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(join(webDist(), folder, 'assets', name), 'utf8'))

const sourcesIn = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(webDist(), folder, '.vite/manifest.json'), 'utf8')))

it('nothing of the office is in a passenger’s scripts', async () => {
  expect(sourcesIn('client').filter(source => source.includes('office'))).toEqual([])
  const shop = { ...(await loadAllTexts('de')), ...(await loadAllTexts('en')) }
  const ofOffice = Object.keys({ ...de, ...en }).filter(key => !(key in shop))
  expect(ofOffice).toContain('signIn.staff.insufficientRights.text')
  // Whole keys: that of a passenger's text may end as one of the office does.
  const words = new Set(scriptsIn('client').flatMap(script => script.match(/[\w.]+/g) ?? []))
  expect(words).toContain('account.orders.number')
  expect(ofOffice.filter(key => words.has(key))).toEqual([])
})

it('nothing of the shop is in the office’s scripts', () => {
  expect(sourcesIn('office/client')).toContain('index.html')
  expect(sourcesIn('office/client').filter(source => /(^|\/)shop\//.test(source))).toEqual([])
  const [office, shop] = [scriptsIn('office/client').join('\n'), scriptsIn('client').join('\n')]
  for (const ofShop of ['cart.empty', 'serviceWorker', 'last_sales']) {
    expect(shop).toContain(ofShop)
    expect(office).not.toContain(ofShop)
  }
})

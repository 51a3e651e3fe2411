import { expect, it } from 'vitest'
import { examinePage } from './examine-page.ts'
import { REQUIRED_LINKS } from './required-links.ts'

const all = (language: 'de' | 'en'): string =>
  Object.values(REQUIRED_LINKS)
    .map(paths => `<a class="x" href="${paths[language]}?mode=embedded">x</a>`)
    .join('')

it('a page with every link is well', async () => {
  expect((await examinePage(async language => all(language), new Set())).findings).toEqual([])
})

it('a link that is missing is named with the language it is missing in', async () => {
  const withoutImprint = async (language: 'de' | 'en') =>
    language === 'en' ? all('en').replace('/legalnotice', '/elsewhere') : all('de')
  expect((await examinePage(withoutImprint, new Set())).findings).toMatchObject([
    { kind: 'fault', text: expect.stringContaining('the page in en has no link to “imprint” (/legalnotice)') },
    { kind: 'fault', text: expect.stringContaining('the embedded page in en has no link to “imprint”') },
  ])
  expect((await examinePage(withoutImprint, new Set(['imprint']))).findings).toEqual([])
})

it('a link that only a script would make is missing', async () => {
  const { findings } = await examinePage(async () => '<script>document.write("<b>/impressum</b>")</script>', new Set())
  expect(findings).toHaveLength(4 * Object.keys(REQUIRED_LINKS).length)
})

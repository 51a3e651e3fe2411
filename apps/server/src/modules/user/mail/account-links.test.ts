import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAIL_PAGES } from './account-links.ts'

interface Page {
  de: string
  en: string
}

/** Every page of the shop; a check of its own makes sure that the file is what the pages say. */
const pages: Page[] = JSON.parse(readFileSync(new URL('../../../../../../docs/routes.json', import.meta.url), 'utf8'))

const isPage = ({ de, en }: Page): boolean =>
  pages.some(page => page.de.replace(/\{\w+\}$/, '{code}') === de && page.en.replace(/\{\w+\}$/, '{code}') === en)

describe.each(Object.entries(MAIL_PAGES))('the page %s that mails lead to', (_name, { de, en }) => {
  it('is a page of the shop in both languages', () => {
    expect(isPage({ de: `${de}/{code}`, en: `${en}/{code}` })).toBe(true)
  })
})

/** A changed address is confirmed in the shop itself. */
const { confirmEmail: _, ...EMBEDDED_PAGES } = MAIL_PAGES

it.each(Object.entries(EMBEDDED_PAGES))('the page %s is one inside the embedded frame, too', (_name, { de, en }) => {
  expect(isPage({ de: `${de}/embedded/{code}`, en: `${en}/embedded/{code}` })).toBe(true)
})

it('the page that asks for a mail is one without a code', () => {
  expect(isPage(MAIL_PAGES.resetPassword)).toBe(true)
})

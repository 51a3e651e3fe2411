import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE_PATHS } from './page-paths.ts'

/** Every page of the shop; a check of its own makes sure that the file is what the pages say. */
const pages: { key: string; de: string; en: string }[] = JSON.parse(
  readFileSync(new URL('../../../../docs/routes.json', import.meta.url), 'utf8'),
)

const withoutParameter = (path: string): string => path.replace(/\/\{\w+\}$/, '')

it.each(Object.entries(PAGE_PATHS))('%s is a page of the shop in both languages', (name, { de, en }) => {
  const page = pages.find(({ key }) => key === name)
  expect(page && [page.de, page.en].map(withoutParameter)).toEqual([de, en])
})

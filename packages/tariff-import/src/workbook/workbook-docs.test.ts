import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { workbookDocs } from './workbook-docs.ts'

it('docs/tariff-workbook.md describes the columns that are read', () => {
  const docs = readFileSync(new URL('../../../../docs/tariff-workbook.md', import.meta.url), 'utf8')
  expect(docs).toContain(workbookDocs())
})

import { join } from 'node:path'
import { saidIn } from '@billett/web-kit/testing/said/said.ts'
import { sourcesOf } from '@billett/web-kit/testing/said/sources.ts'
import { describe, expect, it } from 'vitest'
import { de } from '../texts/de.ts'
import { pageTexts } from './page-texts.ts'

const OFFICE = join(import.meta.dirname, '..')
const { neededBy, openedBy, pageFiles, sourceOf } = sourcesOf(OFFICE)
const { sectionsIn } = await saidIn(de)

const around = neededBy(join(OFFICE, 'app/start.tsx'))

/** What a module says with all that it needs and all that opens in it, besides what is around every screen. */
const saidFrom = (file: string): string[] =>
  [...sectionsIn([...openedBy(file, around)].map(sourceOf))].filter(section => section !== 'everywhere').sort()

describe('the texts that are fetched', () => {
  it('for every page are those around it', () => {
    expect([...sectionsIn([...around].map(sourceOf))]).toEqual(['everywhere'])
  })

  it.each([...pageFiles])('with the screen %s are those it says something of, and no others', (key, file) => {
    expect(pageTexts[key]?.toSorted()).toEqual(saidFrom(file))
  })

  it('are declared for screens that there are', () => {
    expect(Object.keys(pageTexts).filter(key => !pageFiles.has(key))).toEqual([])
  })

  const parts = [...around].flatMap(file =>
    sourceOf(file)
      .later.filter(later => !/\/texts?\/(de|en)\//.test(later))
      .map(later => [later.slice(OFFICE.length + 1), later, sourceOf(file).text] as const),
  )

  it.each(parts)('with %s, which opens above any screen, are those it says something of', (_, file, text) => {
    const name = file.slice(file.lastIndexOf('/'))
    const [, sections = ''] =
      [...text.matchAll(/lazyWithTexts\(\s*\[([^\]]*)\],\s+\(\) =>\s+import\('([^']+)'\)/g)].find(
        ([, , specifier = '']) => specifier.endsWith(name),
      ) ?? []
    const declared = [...sections.matchAll(/'(\w+)'/g)].map(([, section]) => section)
    expect(declared.sort()).toEqual(saidFrom(file))
  })
})

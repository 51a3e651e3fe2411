import { join } from 'node:path'
import { saidIn } from '@billett/web-kit/testing/said/said.ts'
import { sourcesOf } from '@billett/web-kit/testing/said/sources.ts'
import { describe, expect, it } from 'vitest'
import { de } from '../texts/de.ts'
import type { TextSection } from '../texts/texts.ts'
import { pageTexts } from './page-texts.ts'

const SHOP = join(import.meta.dirname, '..')
const { allSources, neededBy, pageFiles, sourceOf } = sourcesOf(SHOP)
const { keysIn, sectionOfKey, sectionsIn } = await saidIn(de)

const around = neededBy(join(SHOP, 'app/start.tsx'))

/** What a module says with all it needs to run, besides what the start of the shop brings along. */
const saidFrom = (file: string): string[] =>
  [...sectionsIn([...neededBy(file, around)].map(sourceOf))].filter(section => section !== 'everywhere').sort()

/** Fetched with a screen in whose place they are drawn: they say what has come with it. */
const IN_PLACE_OF: Record<string, readonly TextSection[]> = {
  'features/relation/PlainSearchPage.tsx': pageTexts.relation,
}

const EVERYWHERE: TextSection[] = ['everywhere']

describe('the texts that are fetched', () => {
  it('for every page are those around it', () => {
    expect([...sectionsIn([...around].map(sourceOf))]).toEqual(EVERYWHERE)
  })

  it.each(Object.entries(pageTexts))(
    'with the screen %s are those it says something of, and no others',
    (key, sections) => {
      expect(sections.toSorted()).toEqual(saidFrom(pageFiles.get(key) ?? ''))
    },
  )

  it('are declared for every screen', () => {
    expect(Object.keys(pageTexts).sort()).toEqual([...pageFiles.keys()].sort())
  })

  const parts = allSources().flatMap(({ text, later }) =>
    later.filter(file => !/\/texts?\/(de|en)\//.test(file)).map(file => ({ text, file })),
  )

  it.each(parts)('with $file are those it says something of, and no others', ({ text, file }) => {
    const name = file.slice(file.lastIndexOf('/'))
    const [, sections = ''] =
      [...text.matchAll(/lazyWithTexts\(\s*\[([^\]]*)\],\s+\(\) =>\s+import\('([^']+)'\)/g)].find(
        ([, , specifier = '']) => specifier.endsWith(name),
      ) ?? []
    const declared = [...sections.matchAll(/'(\w+)'/g)].map(([, section]) => section)
    const come: readonly string[] = IN_PLACE_OF[file.slice(SHOP.length + 1)] ?? []
    expect(declared.sort()).toEqual(saidFrom(file).filter(section => !come.includes(section)))
  })
})

/** Said by the office alone, or where a client words the school portal's nouns. */
const ELSEWHERE = /^(words\.|signIn\.username$)/

it('every text is said by some screen', () => {
  const said = new Set(allSources().flatMap(keysIn))
  expect([...sectionOfKey.keys()].filter(key => !said.has(key) && !ELSEWHERE.test(key))).toEqual([])
})

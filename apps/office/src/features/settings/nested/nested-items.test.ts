import { describe, expect, it } from 'vitest'
import { itemsOf, type Nested, structureOf, summaryOf, typedParts, typedValueOf, withItem } from './nested-items.ts'

const part = (path: string, kind: Nested['parts'][number]['kind'] = 'text') => ({
  ...{ path, kind, choices: [], isOptional: false, isNullable: false },
})
const list: Nested = {
  kind: 'list',
  parts: [part('name'), part('purpose.de'), { ...part('days', 'number'), isOptional: true }],
}
const names: Nested = { kind: 'names', parts: [part('')] }
const one: Nested = { kind: 'one', parts: [part('url')] }

describe('the things of a structure', () => {
  it.each([
    [
      list,
      '[{"name":"a"},{"name":"b"}]',
      [
        { name: '', value: { name: 'a' } },
        { name: '', value: { name: 'b' } },
      ],
    ],
    [
      names,
      '{"x":"1","y":"2"}',
      [
        { name: 'x', value: '1' },
        { name: 'y', value: '2' },
      ],
    ],
    [one, '{"url":"u"}', [{ name: '', value: { url: 'u' } }]],
  ])('%j make it and are made of it', (nested, text, items) => {
    expect(itemsOf(nested, text)).toEqual(items)
    expect(structureOf(nested, items)).toBe(text)
  })

  it('are none where nothing is said', () => {
    expect([itemsOf(list, ''), itemsOf(one, '')]).toEqual([[], []])
    expect([structureOf(list, []), structureOf(names, []), structureOf(one, [])]).toEqual(['[]', '{}', ''])
  })

  it('are none of another structure', () => {
    expect([itemsOf(list, '{}'), itemsOf(names, '[]'), itemsOf(one, '7'), itemsOf(one, '{')]).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('are changed at their place, or added at the end', () => {
    const items = [{ name: 'x', value: '1' }]
    expect(withItem(items, 0, { name: 'z', value: '3' })).toEqual([{ name: 'z', value: '3' }])
    expect(withItem(items, 1, { name: 'z', value: '3' })).toEqual([...items, { name: 'z', value: '3' }])
  })

  it('are what is typed of their parts, and what they have besides stays', () => {
    const before = { name: 'a', purpose: { de: 'Zweck', en: 'purpose' }, days: 3 }
    const typed = typedParts(list, before)
    expect(typed.map(({ said, text }) => [said, text])).toEqual([
      ['value', 'a'],
      ['value', 'Zweck'],
      ['value', '3'],
    ])
    const said = typed.map(({ chosen }, i) => ({
      said: i === 2 ? ('unsaid' as const) : ('value' as const),
      text: 'neu',
      chosen,
    }))
    expect(typedValueOf(list, before, said)).toEqual({ name: 'neu', purpose: { de: 'neu', en: 'purpose' } })
    expect(typedValueOf(names, undefined, said.slice(0, 1))).toBe('neu')
  })

  it('are shown by their first words', () => {
    expect(summaryOf(list, { name: 'a', purpose: { de: 'Zweck' }, days: 3 })).toBe('a · Zweck')
    expect(summaryOf(names, 'Hin')).toBe('Hin')
  })
})

import { describe, expect, it } from 'vitest'
import { withFigures } from './with-figures.ts'

const NAMES = ['purchases', 'quotes', 'memory']

const documentOf = (...sections: string[]): string =>
  [
    '# Benchmarks',
    'written by people',
    '<!-- figures: written by npm run bench -->',
    ...sections,
    '<!-- end of figures -->',
    'more by people',
  ].join('\n\n')

describe('figures in the document', () => {
  it('are put between the marks', () => {
    expect(withFigures(documentOf(), NAMES, 'quotes', '| 1 |\n')).toBe(documentOf('<!-- quotes -->', '| 1 |'))
  })

  it('replace earlier ones of the same row and leave the others alone, in the order of the rows', () => {
    const before = documentOf('<!-- purchases -->', '| old |', '<!-- memory -->', '| kept |')
    const between = withFigures(before, NAMES, 'quotes', '| new |')
    const after = withFigures(between, NAMES, 'purchases', '| newer |')
    expect(after).toBe(
      documentOf('<!-- purchases -->', '| newer |', '<!-- quotes -->', '| new |', '<!-- memory -->', '| kept |'),
    )
  })

  it('are the same when they are written twice', () => {
    const once = withFigures(documentOf(), NAMES, 'memory', '| 1 |')
    expect(withFigures(once, NAMES, 'memory', '| 1 |')).toBe(once)
  })

  it('of a row that is gone go with it', () => {
    expect(withFigures(documentOf('<!-- gone -->', '| 1 |'), NAMES, 'memory', '| 2 |')).toBe(
      documentOf('<!-- memory -->', '| 2 |'),
    )
  })

  it('are not written into a document without the marks', () => {
    expect(() => withFigures('# Benchmarks', NAMES, 'quotes', '')).toThrow('lost its marks')
  })
})

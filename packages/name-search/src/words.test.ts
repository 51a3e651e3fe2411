import { describe, expect, it } from 'vitest'
import { nameWords, queryReadings } from './words.ts'

describe('the words of a name', () => {
  it.each([
    ['Groß-Tremsau, Mühle', ['gross', 'tremsau', 'muhle']],
    ['GROSS TREMSAU  (MUEHLE)', ['gross', 'tremsau', 'muhle']],
    ['Falkenbrück Hbf', ['falkenbruck', 'hauptbahnhof']],
    ['Rothenfurt, Bhf.', ['rothenfurt', 'bahnhof']],
    ['Bahnhofstr.', ['bahnhofstrasse']],
    ['Lange Str. 12', ['lange', 'strasse', '12']],
    ['Wilhelmspl.', ['wilhelmsplatz']],
    ['St. Wendolin', ['sankt', 'wendolin']],
    ['Sankt Wendolin', ['sankt', 'wendolin']],
    ["Zum Müller's Hof", ['zum', 'mullers', 'hof']],
    ['Ærøskøbing', ['aroskobing']],
  ])('of "%s"', (name, words) => {
    expect(nameWords(name)).toEqual(words)
  })
})

describe('the readings of a query', () => {
  it('takes an unfinished word as it stands and as the abbreviation it may be', () => {
    expect(queryReadings('Rothenfurt hb')).toEqual([
      ['rothenfurt', 'hb'],
      ['rothenfurt', 'hauptbahnhof'],
    ])
  })

  it('takes "Hbf" for nothing but a Hauptbahnhof', () => {
    expect(queryReadings('hbf')).toEqual([['hauptbahnhof']])
  })

  it('knows other names for a bus station', () => {
    expect(queryReadings('zob').flat()).toContain('busbahnhof')
  })

  it.each(['', '   ', ' .,-/ '])('finds nothing to look for in "%s"', query => {
    expect(queryReadings(query)).toEqual([])
  })

  it('never reads a query in more than four ways', () => {
    expect(queryReadings('zob zob zob zob').length).toBeLessThanOrEqual(4)
  })
})

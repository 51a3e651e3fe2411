import { describe, expect, it } from 'vitest'
import { databaseTrouble } from './database-trouble.ts'

const failing = (code: string): Error =>
  new Error('Failed query', { cause: Object.assign(new Error('the reason'), { code }) })

describe('trouble with the database', () => {
  it.each([
    ['53100', /storage of the database is full/],
    ['57P01', /cannot be reached/],
    ['08006', /cannot be reached/],
    ['ECONNREFUSED', /cannot be reached/],
    ['3D000', /cannot be reached/],
    ['42P01', /^The database says: the reason$/],
  ])('%s', (code, text) => {
    expect(databaseTrouble(failing(code), 'en')).toMatch(text)
  })

  it('is told without the data that was to be stored', () => {
    const error = new Error('Failed query: insert … params: secret', { cause: new Error('value too long') })
    expect(databaseTrouble(error, 'en')).not.toContain('secret')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failures } from '@billett/contract'
import { GIVEN_BY_NOTHING } from '@billett/contract/server'
import { expect, it } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../../../..')
const PLACES = [
  'apps/server/src',
  'apps/shop/src',
  'apps/office/src',
  'packages/web-kit/src',
  'packages/domain/src',
  'packages/contract/src',
]

const sources = PLACES.flatMap(place =>
  readdirSync(join(REPOSITORY, place), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.(test|fixture)\.|(^|\/)(testing|failures|texts)\//.test(path))
    .map(path => readFileSync(join(REPOSITORY, place, path), 'utf8')),
).join('\n')

const isGiven = (word: string): boolean => new RegExp(`'(error\\.)?${word}'`).test(sources)

it('every failure of the table is given by a rule, a schema or a screen', () => {
  expect(
    Object.keys(failures)
      .filter(word => !isGiven(word))
      .sort(),
  ).toEqual(Object.keys(GIVEN_BY_NOTHING).sort())
})

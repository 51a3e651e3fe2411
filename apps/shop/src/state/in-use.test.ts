import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.(test|fixture)\./.test(path))
  .map(path => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }))

/** Calls a screen can make, and what it can do to the state otherwise. */
const offered = sources.flatMap(({ path, text }) => {
  if (path.endsWith('.calls.ts')) return [...text.matchAll(/^export const (\w+) = create/gm)]
  const [, reducers = ''] = (path.endsWith('.slice.ts') && /\n {2}reducers: \{(.*?)\n {2}\},/s.exec(text)) || []
  return [...reducers.matchAll(/^ {4}(\w+)[(:]/gm)]
})

const others = sources.filter(({ path }) => !/\.(calls|slice)\.ts$/.test(path)).map(({ text }) => text)
/** It is made, or stands in a table of those that are. */
const isUsed = (name: string): boolean =>
  others.some(text => new RegExp(`\\b${name}\\(|: calls\\.${name}\\b`).test(text))

it('every call and every action of the store is dispatched by the shop itself', () => {
  const names = offered.flatMap(([, name]) => name ?? [])
  expect(names.length).toBeGreaterThan(80)
  // Tests count as a use for the check of unused code, so what only they use is found here.
  expect(names.filter(name => !isUsed(name)).sort()).toEqual([])
})

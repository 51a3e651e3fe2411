import { expect, it } from 'vitest'
import { changedPaths } from './changed-paths.ts'

it.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, ['a.c']],
  [{ a: 1 }, { b: 1 }, ['a', 'b']],
  [{ a: [1, 2] }, { a: [2, 1] }, ['a']],
  [{ a: { b: 1 } }, { a: null }, ['a']],
  [{ a: [{ b: 1, c: 2 }] }, { a: [{ c: 2, b: 1 }] }, []],
])('%j and %j differ in %j', (before, after, paths) => expect(changedPaths(before, after)).toEqual(paths))

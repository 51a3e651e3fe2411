import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { TEST_KINDS, type TestKind } from './test-kinds.ts'

/** Written apart, so that this file is not found itself. */
const REPLACES = ['mock', 'doMock'].map(name => `vi.${name}(`)

const sharing: TestKind[] = Object.values(TEST_KINDS)

it('no file that shares its worker replaces a module: whether the file before has loaded it is chance', () => {
  const found = sharing
    .flatMap(({ include, exclude = [] }) =>
      globSync(include, { cwd: root, exclude: ['**/node_modules/**', ...exclude] }),
    )
    .filter(file => REPLACES.some(call => readFileSync(join(root, file), 'utf8').includes(call)))
  expect(found).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { longComments } from './long-comments.ts'
import { sources } from './sources.ts'

it('comments end before 120 columns', () => {
  const found = sources().flatMap(file =>
    longComments(readFileSync(join(root, file), 'utf8')).map(line => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

const rest = 'x'.repeat(120)

it.each([
  ['a line of its own', `// ${rest}`, [1]],
  ['one behind code', `const a = 1 // ${rest}`, [1]],
  ['the second line of a block', `/**\n * ${rest}\n */`, [2]],
  ['one among tags', `      {/* ${rest} */}`, [1]],
  ['a short one', '// short', []],
  ['a long text', `const a = '${rest}'`, []],
  ['a long address in a text', `const a = 'https://${rest}'`, []],
])('%s', (_, source, lines) => {
  expect(longComments(source)).toEqual(lines)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onlyWhatIsUsed } from '../../packages/web-kit/src/build/only-what-is-used.ts'
import { root } from '../run/root.ts'
import { sources } from './sources.ts'

/** But for the library of schemas, which says nothing that is wanted done. */
const names = onlyWhatIsUsed.manualPureFunctions.filter(name => name !== 'z')

/**
 * A statement that calls what a build takes for pure, as the functions are that the contract is written with: it leaves
 * the call out, whatever is called so there.
 */
const leftOut = new RegExp(`^\\s*(void )?(${names.join('|')})(\\??\\.\\w+)*\\([^=]*\\)$`)

it('finds a call that a build leaves out', () => {
  for (const line of ['  list()', '  list.showPopover()', '  void file.text()']) expect(line, line).toMatch(leftOut)
  for (const line of ['  turn()', '  const rows = list()', '  lists.push(1)']) expect(line, line).not.toMatch(leftOut)
})

it('nothing that browsers run calls by such a name what it wants done', () => {
  const built = sources().filter(
    file => /^(apps\/(shop|office)|packages)\/.*src\//.test(file) && !/\.test\./.test(file),
  )
  expect(built.length).toBeGreaterThan(1000)
  const found = built.flatMap(file => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, i) => (leftOut.test(line) ? [`${file}:${i + 1}`] : []))
  })
  expect(found).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blocksBelow, referenceOf } from '../testing/kit-reference.ts'

const kit = import.meta.dirname
const forms = join(kit, '../forms')
const blocks = [...blocksBelow(kit), ...blocksBelow(forms).map(block => ({ ...block, file: `../forms/${block.file}` }))]

/** Parts that a block draws by itself. */
const INNER = new Set([
  'BulkBar',
  'CellCopier',
  'ColumnHead',
  'ComboboxClose',
  'ComboboxList',
  'DataRow',
  'InputFrame',
  'OptionalMark',
  'PlaceGoneContext',
  'RowActions',
  'RowBox',
  'SayingPlace',
  'SkeletonRows',
  'TotalRow',
  'useDataTable',
  'useModal',
  'useOverDialog',
  'useRested',
  'useSteadyColumns',
  'useWholeScreen',
  'VirtualRows',
])

it('the README leads to every block', () => {
  const readme = readFileSync(join(kit, 'README.md'), 'utf8')
  const missing = blocks.filter(({ name }) => !INNER.has(name) && !readme.includes(`\`${name}\``))
  expect(missing.map(({ name }) => name)).toEqual([])
})

it('every block says what it is for', () => {
  expect(blocks.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([])
})

it('the reference says what each takes; `npx vitest run -u` writes it anew', async () => {
  const head = '# What each block takes\n\nWritten from the sources; `reference.test.ts` says how.\n\n'
  await expect(`${head}${referenceOf(blocks.filter(({ name }) => !INNER.has(name)))}\n`).toMatchFileSnapshot(
    join(kit, 'REFERENCE.md'),
  )
})

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { findTests } from './find-tests.ts'
import { readSelection } from './test-selection.ts'

const found = (path: string, from = root) => findTests([path], from).map(({ kind, path }) => `${kind.name} ${path}`)

describe('the tests of a path', () => {
  it.each([
    ['a rule', 'packages/domain/src/time/span.test.ts', 'unit'],
    ['a screen', 'apps/shop/src/parts/cookies/CookieNotice.test.tsx', 'web'],
    ['a call', 'apps/server/src/db/transaction.db.test.ts', 'db'],
    ['a journey', 'e2e/phone.test.ts', 'e2e'],
    ['a journey that runs alone', 'e2e/alone/provider-down.test.ts', 'e2e-alone'],
  ])('of a test of %s are itself', (_, path, kind) => {
    expect(found(path)).toEqual([`${kind} ${path}`])
  })

  it('of a folder are all in it', () => {
    const tests = found('scripts/tests')
    expect(tests).toContain('unit scripts/tests/find-tests.test.ts')
    expect(tests).toContain('unit scripts/tests/stage.test.ts')
    expect(tests.filter(test => !test.startsWith('unit scripts/tests/'))).toEqual([])
  })

  it('of a source are those named after it', () => {
    expect(found('scripts/tests/find-tests.ts')).toEqual(['unit scripts/tests/find-tests.test.ts'])
    expect(found('apps/server/src/db/retry-transactions.ts')).toContain(
      'unit apps/server/src/db/retry-transactions.test.ts',
    )
  })

  it('of a source without a test of its own are those beside it', () => {
    expect(found('scripts/tests/test-kinds.ts')).toContain('unit scripts/tests/stage.test.ts')
  })

  it('of a source with none beside it are those of its module', () => {
    const tests = found('apps/server/src/modules/ticket/fulfilment/mail/order-mail.ts')
    expect(tests).toContain('db apps/server/src/modules/ticket/fulfilment/barcode-edition.db.test.ts')
  })

  it('of a source that belongs to no part are none: the tests of a whole app would not be about it', () => {
    expect(() => found('apps/shop/src/entry-client.tsx')).toThrow('There is no test')
  })

  it('are looked for where the person stands', () => {
    expect(found('find-tests.test.ts', join(root, 'scripts', 'tests'))).toEqual([
      'unit scripts/tests/find-tests.test.ts',
    ])
  })

  it('are those whose path has the word, when it is no path', () => {
    expect(found('find-tests')).toEqual(['unit scripts/tests/find-tests.test.ts'])
  })

  it('that is none is said', () => {
    expect(() => found('no-such-file.ts')).toThrow('There is no test at no-such-file.ts')
  })
})

describe('what stands behind npm test', () => {
  it('is files, a name, and whether to stay', () => {
    expect(readSelection(['a.test.ts', '-t', 'a name', '--watch'])).toEqual({
      paths: ['a.test.ts'],
      name: 'a name',
      watch: true,
    })
    expect(readSelection([])).toEqual({ paths: [], name: undefined, watch: false })
  })

  it('is told where there is no such option', () => {
    expect(() => readSelection(['--verbosely'])).toThrow('npm test -- FILE')
  })
})

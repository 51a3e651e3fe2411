import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { readReport } from './vitest-report.ts'

const passed = { status: 'passed', fullName: 'money adds up', failureMessages: [] }
const failed = {
  status: 'failed',
  fullName: 'money is rounded',
  failureMessages: ['\u001b[31mAssertionError: expected 3 to be 4\u001b[39m\n    at money.test.ts:3:1'],
}

const folder = mkdtempSync(join(tmpdir(), 'billett-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a report says in which one file has these tests. */
function tallyOf(assertionResults: object[], status: string, message = '') {
  const count = (wanted: object) => assertionResults.filter(result => result === wanted).length
  const testResults = [{ name: join(root, 'packages/money.test.ts'), status, message, assertionResults }]
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ numPassedTests: count(passed), numFailedTests: count(failed), testResults }))
  return readReport(path)
}

describe('the report of the tests', () => {
  it('names each test that failed, and why in a line', () => {
    const failures = ['packages/money.test.ts > money is rounded: AssertionError: expected 3 to be 4']
    expect(tallyOf([passed, failed], 'failed')).toEqual({ passed: 1, failed: 1, failures })
  })

  it('names a file that does not load, which has no tests', () => {
    const failures = ['packages/money.test.ts: Cannot find money.ts']
    expect(tallyOf([], 'failed', 'Cannot find money.ts')).toEqual({ passed: 0, failed: 1, failures })
  })

  it('names what passed only when it was tried again, which is counted as passed', () => {
    const again = {
      status: 'passed',
      fullName: 'a page is left',
      failureMessages: ['Error: it was gone\n  at page.ts'],
    }
    const { failed, failures, unsteady } = tallyOf([passed, again], 'passed')
    expect({ failed, failures }).toEqual({ failed: 0, failures: undefined })
    expect(unsteady).toEqual(['packages/money.test.ts > a page is left: Error: it was gone'])
  })

  it('is silent about what passed', () => {
    expect(tallyOf([passed], 'passed')).toEqual({ passed: 1, failed: 0 })
  })

  it('counts nothing where there is none', () => {
    expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 })
  })
})

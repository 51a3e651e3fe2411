import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../run/root.ts'
import type { Tally } from './stage.ts'

/** What vitest’s JSON report says, as far as it is read here. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: Result[] }[]
}
type Result = { status: string; fullName: string; failureMessages: string[] }

/** Counts the tests of a report and names those that failed: file, title, and the first line of why. */
export function readReport(path: string): Tally {
  const report = read(path)
  if (!report) return { passed: 0, failed: 0 }
  const failures = report.testResults.flatMap(failuresOf)
  const failed = Math.max(report.numFailedTests, failures.length)
  return { passed: report.numPassedTests, failed, ...(failures.length > 0 && { failures }) }
}

/** A file that does not load has no tests to name: it fails itself. */
function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative(root, name)
  const tests = assertionResults.filter(test => test.status === 'failed')
  if (status === 'failed' && tests.length === 0) return [`${file}: ${firstLine(message)}`]
  return tests.map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`)
}

const firstLine = (message = ''): string => stripVTControlCharacters(message).trim().split('\n')[0] ?? ''

function read(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

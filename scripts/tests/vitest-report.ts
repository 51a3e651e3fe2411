import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../run/root.ts'
import type { Tally } from './stage.ts'

/** What vitest’s JSON report says, as far as it is read here. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: TestFile[]
}
type TestFile = { name: string; status: string; message: string; assertionResults: Result[] }
type Result = { status: string; fullName: string; failureMessages: string[] }

/**
 * Counts the tests of a report and names those that failed, and those that passed only when they were tried again:
 * file, title, and the first line of why.
 */
export function readReport(path: string): Tally {
  const report = read(path)
  if (!report) return { passed: 0, failed: 0 }
  const failures = report.testResults.flatMap(failuresOf)
  const failed = Math.max(report.numFailedTests, failures.length)
  const unsteady = report.testResults.flatMap(file => named(file, isUnsteady))
  return {
    passed: report.numPassedTests,
    failed,
    ...(failures.length > 0 && { failures }),
    ...(unsteady.length > 0 && { unsteady }),
  }
}

/** It passed, and says how it had failed before. */
const isUnsteady = ({ status, failureMessages }: Result): boolean => status === 'passed' && failureMessages.length > 0

const isFailed = ({ status }: Result): boolean => status === 'failed'

/** A file that does not load has no tests to name: it fails itself. */
function failuresOf(file: TestFile): string[] {
  const tests = named(file, isFailed)
  const isBroken = file.status === 'failed' && tests.length === 0
  return isBroken ? [`${relative(root, file.name)}: ${firstLine(file.message)}`] : tests
}

const named = ({ name, assertionResults }: TestFile, which: (test: Result) => boolean): string[] =>
  assertionResults
    .filter(which)
    .map(({ fullName, failureMessages }) => `${relative(root, name)} > ${fullName}: ${firstLine(failureMessages[0])}`)

const firstLine = (message = ''): string => stripVTControlCharacters(message).trim().split('\n')[0] ?? ''

function read(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

import { describe, expect, it, vi } from 'vitest'
import { runStages, type Stage } from './stage.ts'

async function run(stages: Stage[]) {
  let output = ''
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    output += text
    return true
  })
  try {
    const tally = await runStages(stages, new AbortController().signal)
    return { tally, output, lastLine: output.trimEnd().split('\n').at(-1) }
  } finally {
    stdout.mockRestore()
  }
}

describe('the stages of a test run', () => {
  it('end with the sum of all tests', async () => {
    const { tally, lastLine } = await run([
      { title: 'Types', run: async () => ({ passed: 0, failed: 0 }) },
      { title: 'Unit', run: async () => ({ passed: 40, failed: 1 }) },
      { title: 'Calls', run: async () => ({ passed: 2, failed: 0 }) },
    ])
    expect(tally).toEqual({ passed: 42, failed: 1 })
    expect(lastLine).toBe('42 passed, 1 failed')
  })

  it('are each told with the time they took by the clock and of the processors, and so is the whole', async () => {
    const { output } = await run([{ title: 'Unit', run: async () => ({ passed: 3, failed: 0 }) }])
    const ofProcessors = process.platform === 'linux' ? ', [\\d.]+ s of processors' : ''
    expect(output).toMatch(new RegExp(`✓ Unit +[\\d.]+ s${ofProcessors} +3 passed, 0 failed`))
    expect(output).toMatch(new RegExp(`All together +[\\d.]+ s${ofProcessors}`))
  })

  it('name at the end what failed, in whichever stage', async () => {
    const { output } = await run([
      {
        title: 'Unit',
        run: async () => ({ passed: 1, failed: 1, failures: ['money.test.ts > is rounded: 3 is not 4'] }),
      },
      { title: 'Journeys', run: async () => ({ passed: 1, failed: 1, failures: ['buy.test.ts > buys: no ticket'] }) },
    ])
    const end = output.slice(output.indexOf('All together'))
    expect(end).toContain('✗ money.test.ts > is rounded: 3 is not 4\n')
    expect(end).toContain('✗ buy.test.ts > buys: no ticket\n')
  })

  it('name at the end what passed only when it was tried again, and count it as passed', async () => {
    const unsteady = ['buy.test.ts > buys: the box was not ticked']
    const { output, tally } = await run([
      { title: 'Journeys', run: async () => ({ passed: 2, failed: 0, unsteady }) },
      { title: 'Unit', run: async () => ({ passed: 1, failed: 0 }) },
    ])
    expect(tally).toEqual({ passed: 3, failed: 0, unsteady })
    expect(output.slice(output.indexOf('All together'))).toContain(`~ passed only when tried again: ${unsteady[0]}\n`)
  })

  it('go on after one that breaks, which counts as a failure', async () => {
    const { tally } = await run([
      { title: 'Broken', run: () => Promise.reject(new Error('no browser')) },
      { title: 'Unit', run: async () => ({ passed: 3, failed: 0 }) },
    ])
    expect(tally).toEqual({ passed: 3, failed: 1, failures: ['Error: no browser'] })
  })
})

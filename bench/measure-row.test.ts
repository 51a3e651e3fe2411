import { describe, expect, it } from 'vitest'
import { createClosing } from '../scripts/processes/closing.ts'
import { measureRow } from './measure-row.ts'
import type { Figure, RowOptions } from './row.ts'

const figure: Figure = { what: 'something', value: '1', reference: '–' }

function bench() {
  const closing = createClosing()
  const ended: string[] = []
  const measure = (work: (options: RowOptions) => Promise<Figure[]>, limit = 60_000) =>
    measureRow({ name: 'row', measure: work }, { quick: true, orders: 1, contracts: 1, closing }, limit)
  return { closing, ended, measure }
}

describe('a row of the bench', () => {
  it('gives its figures, and what it has started ends', async () => {
    const { measure, ended } = bench()
    const figures = await measure(async ({ closing }) => {
      closing.add(() => ended.push('service'))
      return [figure]
    })
    expect(figures).toEqual([figure])
    expect(ended).toEqual(['service'])
  })

  it('that fails says why, and what it has started ends', async () => {
    const { measure, ended } = bench()
    const failing = measure(async ({ closing }) => {
      closing.add(() => ended.push('service'))
      throw new Error('no cart')
    })
    await expect(failing).rejects.toThrow('no cart')
    expect(ended).toEqual(['service'])
  })

  it('that hangs is cut off at the step it has come to, and what it has started ends', async () => {
    const { measure, ended } = bench()
    const hanging = measure(({ closing, step }) => {
      closing.add(() => ended.push('service'))
      step('waiting for Godot')
      return new Promise(() => undefined)
    }, 20)
    await expect(hanging).rejects.toThrow('while waiting for Godot')
    expect(ended).toEqual(['service'])
  })

  it('that begins something after it was cut off has it ended at once', async () => {
    const { measure, ended } = bench()
    const late = Promise.withResolvers<void>()
    const hanging = measure(async ({ closing }) => {
      await late.promise
      closing.add(() => ended.push('late service'))
      return new Promise(() => undefined)
    }, 20)
    await expect(hanging).rejects.toThrow('cut off')
    late.resolve()
    await expect.poll(() => ended).toEqual(['late service'])
  })

  it('ends when the bench is stopped', async () => {
    const { measure, closing, ended } = bench()
    const hanging = measure(inner => {
      inner.closing.add(() => ended.push('service'))
      return new Promise(() => undefined)
    })
    const stopping = closing.close()
    await expect(hanging).rejects.toThrow('stopped')
    await stopping
    expect(ended).toEqual(['service'])
  })
})

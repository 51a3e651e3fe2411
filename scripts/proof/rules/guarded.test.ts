import { expect, it } from 'vitest'
import { guarded } from './guarded.ts'

it.each(['while (true) { }', 'for (;;) { }', 'do { } while (true)', 'for (const _ of endless()) { }'])(
  '%s comes to an end',
  loop => {
    const source = `function* endless() { while (true) { yield 1 } }\n${loop}`
    expect(() => new Function(guarded(source))()).toThrow('no end')
  },
)

it('leaves a source without loops as it is', () => {
  expect(guarded('const a = 1')).toBe('const a = 1')
})

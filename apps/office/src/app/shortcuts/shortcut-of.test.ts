import { describe, expect, it } from 'vitest'
import { shortcutOf } from './shortcut-of.ts'

describe('a key', () => {
  it.each([
    ['/', false, { act: 'search' }],
    ['?', false, { act: 'help' }],
    ['g', false, { act: 'begin' }],
    ['o', false, undefined],
    ['o', true, { act: 'go', to: 'adminOrders' }],
    ['c', true, { act: 'go', to: 'adminContracts' }],
    ['l', true, { act: 'go', to: 'adminAudit' }],
    ['/', true, undefined],
    ['toString', false, undefined],
    ['toString', true, undefined],
  ])('%s, after g: %s', (key, afterG, asked) => expect(shortcutOf(key, afterG)).toEqual(asked))
})

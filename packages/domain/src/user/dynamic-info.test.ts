import { describe, expect, it } from 'vitest'
import { checkDynamicInfos, type DynamicInfoKind, fitsDynamicInfo } from './dynamic-info.ts'

const box = { guid: 'box', datatypID: 'Checkbox', isVisibleToUser: true, isRequired: true } as const
const text = { guid: 'text', datatypID: 'TextField', isVisibleToUser: true, isRequired: false } as const
const hidden = { guid: 'hidden', datatypID: 'TextField', isVisibleToUser: false, isRequired: true } as const

const name = { ...text, guid: 'name', isRequired: true } as const

const answer = (given: [string, string][], asksName = false) => {
  const answers = given.map(([dynamicInfoSchemeGuid, value]) => ({ dynamicInfoSchemeGuid, value }))
  const checked = checkDynamicInfos([box, text, hidden, ...(asksName ? [name] : [])], answers)
  if (checked.ok) expect(checked.answers).toEqual(answers)
  return checked.ok ? 'ok' : `${checked.reason} at ${checked.field}`
}

describe('a client’s own questions', () => {
  it.each([
    ['need an answer where they are required', [], 'required at dynamicInfos.box'],
    ['are not answered by an empty box', [['box', 'false']], 'required at dynamicInfos.box'],
    ['are answered by a tick', [['box', 'true']], 'ok'],
    [
      'may stay open',
      [
        ['box', 'true'],
        ['text', ''],
      ],
      'ok',
    ],
    ['written ones need words where they are required', [['box', 'true']], 'required at dynamicInfos.name', true],
    [
      'written ones are not answered by a blank',
      [
        ['box', 'true'],
        ['name', ' '],
      ],
      'required at dynamicInfos.name',
      true,
    ],
    [
      'written ones are answered by anything else',
      [
        ['box', 'true'],
        ['name', 'x'],
      ],
      'ok',
      true,
    ],
    ['take of a box only yes and no', [['box', 'maybe']], 'notValid at dynamicInfos.0.value'],
    [
      'are answered once',
      [
        ['box', 'true'],
        ['box', 'true'],
      ],
      'notValid at dynamicInfos.1.value',
    ],
    [
      'are not the user’s where they are hidden',
      [
        ['box', 'true'],
        ['hidden', 'x'],
      ],
      'notValid at dynamicInfos.1.value',
    ],
    [
      'are not made up',
      [
        ['box', 'true'],
        ['other', 'x'],
      ],
      'notValid at dynamicInfos.1.value',
    ],
  ] as [string, [string, string][], string, boolean?][])('%s', (_, answers, expected, asksName) =>
    expect(answer(answers, asksName)).toBe(expected),
  )
})

describe('an answer of its kind', () => {
  const choices = [{ id: 'bus' }, { id: 'train' }]
  it.each([
    ['Date', ['2026-02-28', ''], ['2026-02-29', '28.02.2026', '2026-02-28T10:00']],
    ['DateTime', ['2026-02-28T23:59'], ['2026-02-29T10:00', '2026-02-28', '2026-02-28T24:00']],
    ['Combobox', ['bus', 'train', ''], ['tram', 'Bus', 'bus ']],
    ['Number', ['0', '-12', '1.5'], ['1,5', '1e5', '--1', 'x', '1.']],
    ['Currency', ['0', '12', '12.5', '12.50'], ['-1', '12.505', '12,50', '1 000']],
    ['TextField', ['x', ''], []],
    ['Checkbox', ['true', 'false'], ['', 'yes']],
  ] as [DynamicInfoKind, string[], string[]][])('%s takes what it is, and nothing else', (datatypID, right, wrong) => {
    const scheme = { datatypID, choices }
    for (const value of right) expect(fitsDynamicInfo(scheme, value), value).toBe(true)
    for (const value of wrong) expect(fitsDynamicInfo(scheme, value), value).toBe(false)
  })

  it('of nothing that could be chosen there is none', () =>
    expect(fitsDynamicInfo({ datatypID: 'Combobox' }, 'bus')).toBe(false))

  it('is refused at its place where it is of another kind', () => {
    const scheme = { guid: 'day', datatypID: 'Date', isVisibleToUser: true, isRequired: true } as const
    const check = (value: string) => checkDynamicInfos([scheme], [{ dynamicInfoSchemeGuid: 'day', value }])
    expect(check('soon')).toEqual({ ok: false, reason: 'notValid', field: 'dynamicInfos.0.value' })
    expect(check('')).toEqual({ ok: false, reason: 'required', field: 'dynamicInfos.day' })
    expect(check('2026-11-21')).toMatchObject({ ok: true })
  })
})

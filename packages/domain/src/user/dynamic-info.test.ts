import { describe, expect, it } from 'vitest'
import { checkDynamicInfos } from './dynamic-info.ts'

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

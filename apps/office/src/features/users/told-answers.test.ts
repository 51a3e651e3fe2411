import { defaultClient } from '@billett/clients'
import type { DynamicInfoKind } from '@billett/domain'
import { createFormat } from '@billett/web-kit/text/format.ts'
import { expect, it } from 'vitest'
import { toldAnswers } from './told-answers.ts'

const { settings } = defaultClient.config
const scheme = (datatypID: DynamicInfoKind) => ({
  ...{ guid: datatypID, datatypID, isVisibleToUser: true, isRequired: false, datarecordID: 'd' },
  description: { de: `Frage <a href="/x">${datatypID}</a>`, en: datatypID },
  datarecordLabel: { de: 'D', en: 'D' },
  choices: [{ id: 'bus', label: { de: 'Bus', en: 'Bus' } }],
})
const KINDS = ['Checkbox', 'TextField', 'Date', 'DateTime', 'Combobox', 'Number', 'Currency'] as const
const client = {
  ...defaultClient,
  config: { ...defaultClient.config, settings: { ...settings, dynamicInfoSchemes: KINDS.map(scheme) } },
}
const format = createFormat('de', { currency: 'EUR', timeZone: 'Europe/Berlin' })
const words = { language: 'de' as const, format, yes: 'Ja', no: 'Nein' }
const told = (dynamicInfoSchemeGuid: string, value: string, clientId = settings.clientId) =>
  toldAnswers({ clientId, dynamicInfos: [{ dynamicInfoSchemeGuid, value }] }, client, words)[0]?.replaceAll(/\s/g, ' ')

it.each([
  ['Checkbox', 'true', 'Ja'],
  ['TextField', 'K-1', 'K-1'],
  ['Date', '2026-02-28', '28.02.2026'],
  ['DateTime', '2026-02-28T10:05', '28.02.2026, 10:05'],
  ['Combobox', 'bus', 'Bus'],
  ['Number', '1234.5', '1.234,5'],
  ['Currency', '12.5', '12,50 €'],
])('an answer of the kind %s is told in words', (kind, value, words) =>
  expect(told(kind, value)).toBe(`Frage ${kind}: ${words}`),
)

it('one to what is asked no more, or by another company, stands alone', () => {
  expect(told('gone', 'x')).toBe('x')
  expect(told('TextField', 'x', 'another')).toBe('x')
})

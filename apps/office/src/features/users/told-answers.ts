import type { Client } from '@billett/clients'
import type { StaffUserDetail } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { useFormat } from '../../hooks/use-format.ts'

/** Words of a question without the links in it. */
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

/**
 * What somebody has answered to the company's own questions, each beside its question; an answer to what is not asked
 * any more stands alone.
 */
export function toldAnswers(
  { dynamicInfos, clientId }: Pick<StaffUserDetail, 'dynamicInfos' | 'clientId'>,
  client: Client,
  words: { language: Language; format: ReturnType<typeof useFormat>; yes: string; no: string },
): string[] {
  const { settings } = client.config
  const schemes = settings.clientId === clientId ? (settings.dynamicInfoSchemes ?? []) : []
  const { language, format, yes, no } = words
  return dynamicInfos.map(({ dynamicInfoSchemeGuid, value }) => {
    const scheme = schemes.find(({ guid }) => guid === dynamicInfoSchemeGuid)
    if (!scheme || value === '') return value
    const shown = {
      Checkbox: () => (value === 'true' ? yes : no),
      TextField: () => value,
      Date: () => format.date(value),
      DateTime: () => format.wallClock(value),
      Combobox: () => scheme.choices?.find(({ id }) => id === value)?.label[language] ?? value,
      Number: () => Number(value).toLocaleString(language),
      Currency: () => format.money(Math.round(Number(value) * 100)),
    }
    return `${plain(scheme.description[language])}: ${shown[scheme.datatypID]()}`
  })
}

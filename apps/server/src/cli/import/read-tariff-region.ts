import type { Language } from '@billett/domain'
import { type CheckedTariff, tariffFromJson, tariffFromXlsx } from '@billett/tariff-import'
import type { ActiveRegion } from '../../adapters/region-store/active-region.ts'
import { IMPORT_WORDS } from './import-words.ts'
import { type Reading, refusal } from './region-parts.ts'
import { type Remark, tariffRemark } from './remark.ts'

interface TariffFile {
  kind: 'workbook' | 'json'
  name: string
  bytes: Uint8Array
}

const read = ({ kind, bytes }: TariffFile): CheckedTariff | Promise<CheckedTariff> =>
  kind === 'workbook' ? tariffFromXlsx(bytes) : tariffFromJson(new TextDecoder().decode(bytes))

/** A provider's tariff for the timetable of the active region. */
export async function readTariffRegion(
  file: TariffFile,
  active: ActiveRegion | undefined,
  language: Language,
): Promise<Reading> {
  const words = IMPORT_WORDS[language]
  const checked = await read(file)
  if (!checked.ok) return { ok: false, remarks: checked.problems.map(problem => tariffRemark(problem, language)) }
  if (!active) return refusal(words.noRegion)
  const { tariff } = checked
  const known = new Set(active.timetable.stops.ids)
  const named = [...new Set(tariff.versions.flatMap(version => Object.keys(version.stopZones)))]
  const foreign = named.filter(stop => !known.has(stop))
  if (named.length > 0 && foreign.length === named.length) return refusal(words.noKnownStops)
  const [example] = foreign
  const remarks: Remark[] = checked.warnings.map(problem => tariffRemark(problem, language))
  if (example !== undefined) remarks.push({ severity: 'warning', text: words.foreignStops(foreign.length, example) })
  return { ok: true, parts: { ...active, tariffSource: file.name, tariff, remarks, leftOut: [] } }
}

import { type CheckedTariff, tariffFromJson, tariffFromXlsx } from '@billett/tariff-import'
import type { ActiveRegion } from '../../../ports/region-imports.ts'
import { namedStops } from './named-stops.ts'
import { type Reading, refusal } from './region-parts.ts'
import { importRemark, type Remark, tariffRemark } from './remark.ts'

interface TariffFile {
  kind: 'workbook' | 'json'
  name: string
  bytes: Uint8Array
}

const read = ({ kind, bytes }: TariffFile): CheckedTariff | Promise<CheckedTariff> =>
  kind === 'workbook' ? tariffFromXlsx(bytes) : tariffFromJson(new TextDecoder().decode(bytes))

/** A provider's tariff for the timetable of the active region. */
export async function readTariffRegion(file: TariffFile, active: ActiveRegion | undefined): Promise<Reading> {
  const checked = await read(file)
  if (!checked.ok) return { ok: false, remarks: checked.problems.map(tariffRemark) }
  if (!active) return refusal({ code: 'noRegion' })
  const { tariff } = checked
  const { named, foreign } = namedStops(tariff, active.timetable)
  if (named.length > 0 && foreign.length === named.length) return refusal({ code: 'noKnownStops' })
  const [example] = foreign
  const remarks: Remark[] = checked.warnings.map(tariffRemark)
  if (example !== undefined)
    remarks.push(importRemark('warning', { code: 'foreignStops', count: foreign.length, example }))
  return { ok: true, parts: { ...active, tariffSource: file.name, tariff, remarks } }
}

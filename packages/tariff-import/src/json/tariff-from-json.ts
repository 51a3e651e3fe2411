import { type CheckedTariff, readTariff } from '../check/check-tariff.ts'
import { problem } from '../check/problem.ts'
import { sanitised } from '../check/sanitised.ts'

const parse = (json: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return undefined
  }
}

/** A provider's tariff from a JSON text of the shape `Tariff`. Problems name the path to the value. */
export const tariffFromJson = (json: string): CheckedTariff => {
  const parsed = parse(json)
  if (!parsed) return { ok: false, problems: [problem('error', 'unreadable', [])] }
  const read = readTariff(parsed.value)
  return read.ok ? { ...read, tariff: sanitised(read.tariff) } : read
}

import type { Tariff } from '@billett/domain'
import { checkDuplicates, checkVersions } from './duplicates.ts'
import { checkLanguages } from './languages.ts'
import type { TariffProblem } from './problem.ts'
import { checkProducts } from './products.ts'
import { checkReferences } from './references.ts'
import { readStructure, tariffOf } from './structure.ts'
import { checkZones } from './zones.ts'

export type CheckedTariff =
  | { ok: true; tariff: Tariff; warnings: TariffProblem[] }
  | { ok: false; problems: TariffProblem[] }

/** Reads anything as a tariff. All problems are told, errors first; with an error there is no tariff. */
export const readTariff = (value: unknown): CheckedTariff => {
  const problems: TariffProblem[] = []
  const structure = readStructure(value, problems)
  problems.push(...checkVersions(structure.versions))
  for (const version of structure.versions) {
    for (const check of [checkDuplicates, checkReferences, checkZones, checkProducts, checkLanguages]) {
      problems.push(...check(version))
    }
  }
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  return errors.length > 0
    ? { ok: false, problems: [...errors, ...warnings] }
    : { ok: true, tariff: tariffOf(structure), warnings }
}

/** Everything that is wrong with a tariff, whatever it was made from. */
export const checkTariff = (tariff: unknown): TariffProblem[] => {
  const read = readTariff(tariff)
  return read.ok ? read.warnings : read.problems
}

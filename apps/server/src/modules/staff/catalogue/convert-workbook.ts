import { createHash } from 'node:crypto'
import type { ConvertedCatalogue } from '@billett/contract'
import { compareTariffs } from '@billett/domain'
import type { CheckedTariff, TariffProblem } from '@billett/tariff-import'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { importedOf } from '../../../ports/region-store.ts'
import { presentProblems } from './present-problems.ts'
import { readCatalogue } from './read-catalogue.ts'

const NOT_IN_NAMES = /[\p{C}/\\:*?"<>|]+/gu

/** `Tarif 2027.xlsx` -> `Tarif 2027.json` */
const fileNameOf = (given: string): string =>
  `${
    given
      .replaceAll(NOT_IN_NAMES, '_')
      .replace(/\.\w+$/, '')
      .slice(0, 100) || 'catalogue'
  }.json`

const problemsOf = (checked: CheckedTariff): TariffProblem[] => (checked.ok ? checked.warnings : checked.problems)

/**
 * What a workbook comes to as a catalogue, and how that differs from what is sold now. Refuses `workbookTooLarge`,
 * and what is not clean.
 */
export async function convertWorkbook({ world, language }: Context, file: File): Promise<Done<ConvertedCatalogue>> {
  const { bytes, checked } = await readCatalogue(world, file)
  const problems = problemsOf(checked)
  const shown: ConvertedCatalogue = {
    catalogue: checked.ok ? JSON.stringify(checked.tariff, null, 2) : null,
    fileName: fileNameOf(file.name),
    problems: presentProblems(problems, language),
    differences: checked.ok ? compareTariffs(importedOf(world.regions.current()).tariff, checked.tariff) : [],
  }
  const hash = createHash('sha256').update(bytes).digest('hex')
  const after = { hash, bytes: bytes.length, isConverted: checked.ok, problems: problems.length }
  return { answer: item(shown), act: { kind: 'shop', id: '', after } }
}

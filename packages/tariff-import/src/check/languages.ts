import type { Path } from './issue-problems.ts'
import { problem, type TariffProblem } from './problem.ts'
import type { ReadVersion } from './structure.ts'

interface FoundText {
  path: Path
  texts: Record<string, string>
}

const isTexts = (value: object): value is Record<string, string> =>
  Object.hasOwn(value, 'de') && Object.values(value).every(text => typeof text === 'string')

const textsIn = (value: unknown, path: Path): FoundText[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isTexts(value)) return [{ path, texts: value }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** A further language that some texts have should be in all; where it is not, English is shown. */
export const checkLanguages = ({ rows }: ReadVersion): TariffProblem[] => {
  const texts = Object.values(rows).flatMap(list => list.flatMap(({ row, path }) => textsIn(row, path)))
  const languages = new Set(texts.flatMap(({ texts }) => Object.keys(texts)))
  return texts.flatMap(({ path, texts }) =>
    [...languages]
      .filter(language => !texts[language] && texts.de)
      .map(language => problem('warning', 'languageMissing', [...path, language], language)),
  )
}

import type { Language } from '@billett/domain'
import { loadAllTexts } from '../src/texts/load-texts.ts'

const load = {
  de: () => import('../src/texts/de/company-words.ts'),
  en: () => import('../src/texts/en/company-words.ts'),
}

/** Names of organisations keep their own words: what is of a list of kinds is not said to anybody else. */
const SCHOOL = { de: /schul|schüler|klasse/i, en: /school|pupil|student|\bclass/i }

/**
 * Families of texts that a company never reads, as it has no school years (`usePortalMenu`) and ends what leavers have
 * elsewhere, and classes of a train, which are called so to everybody.
 */
const SCHOOLS_ALONE = [
  'school.kinds.',
  'school.years.',
  'school.pupilLeaves.',
  'school.requests.comfort.',
  'school.requests.fields.comfort',
]

/** Keys of the portal’s texts that a company would read as a school’s, as they are said to companies. */
export async function usedSchoolWords(language: Language): Promise<string[]> {
  const { companyWords } = await load[language]()
  const said = Object.entries({ ...(await loadAllTexts(language)), ...companyWords })
  return said
    .filter(([key]) => key.startsWith('school.') && !SCHOOLS_ALONE.some(family => key.startsWith(family)))
    .filter(([, text]) => SCHOOL[language].test(text))
    .map(([key]) => key)
}

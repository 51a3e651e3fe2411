import type { Language } from '@billett/domain'

const load = {
  de: () => Promise.all([import('../src/texts/de.ts').then(m => m.de), import('../src/texts/de/company-words.ts')]),
  en: () => Promise.all([import('../src/texts/en.ts').then(m => m.en), import('../src/texts/en/company-words.ts')]),
}

/** Names of organisations keep their own words: what is of a list of kinds is not said to anybody else. */
const SCHOOL = { de: /schul|schüler|klasse/i, en: /school|pupil|student|\bclass/i }

/** Families of texts that a company never reads: it has no school years (`usePortalMenu`). */
const SCHOOLS_ALONE = ['school.kinds.', 'school.years.']

/** Keys of the portal’s texts that a company would read as a school’s, as they are said to companies. */
export async function usedSchoolWords(language: Language): Promise<string[]> {
  const [texts, { companyWords }] = await load[language]()
  const said = Object.entries({ ...texts, ...companyWords })
  return said
    .filter(([key]) => key.startsWith('school.') && !SCHOOLS_ALONE.some(family => key.startsWith(family)))
    .filter(([, text]) => SCHOOL[language].test(text))
    .map(([key]) => key)
}

import type { OfficeTexts } from './texts.ts'

const load = {
  de: () => import('./de/company-words.ts').then(module => module.companyWords),
  en: () => import('./en/company-words.ts').then(module => module.companyWords),
}

/** Texts that speak of companies already. */
const speaking = new WeakSet<OfficeTexts>()

/** Says company, department and employee from now on, where the portal says school, class and pupil (Spec 1 §1). */
export async function addCompanyWords(texts: OfficeTexts): Promise<void> {
  const { language } = texts.current()
  if (speaking.has(texts)) return
  speaking.add(texts)
  texts.add(language, 'everywhere', {}, await load[language]())
  texts.changeLanguage(language)
}

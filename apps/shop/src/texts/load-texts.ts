import type { Language } from '@billett/domain'
import type { FlatTexts } from '@billett/web-kit/text/look-up.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { TextSection } from './texts.ts'

const sections = { de, en }

const textsIn = (module: Record<string, FlatTexts>): FlatTexts => Object.assign({}, ...Object.values(module))

/** The texts of one section; a browser fetches only the languages it shows. */
export const loadTexts = async (language: Language, section: TextSection): Promise<FlatTexts> =>
  textsIn(await sections[language][section]())

/** Every text of a language, for whoever reads them all. */
export async function loadAllTexts(language: Language): Promise<FlatTexts> {
  const modules = await Promise.all(Object.values(sections[language]).map(load => load()))
  return Object.assign({}, ...modules.map(textsIn))
}

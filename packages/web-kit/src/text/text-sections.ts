import type { Language } from '@billett/domain'
import type { Asked, FlatTexts } from './look-up.ts'

/** Texts by the names of their sections, each fetched by itself: `() => import('./de/cart.ts')`. */
type Sections = Readonly<Record<string, () => Promise<object>>>

/** The objects of texts in a section's module. */
type TextsIn<Load> = Load extends () => Promise<infer Module> ? Module[keyof Module] : never

/** Keys that are written down; those of texts that are made of a table are named by whoever has the table. */
type KeysOf<Texts> = Texts extends unknown ? (string extends keyof Texts ? never : keyof Texts) : never

/** Every key that the texts of these sections are asked for by. */
export type KeyIn<Loads> = Asked<KeysOf<TextsIn<Loads[keyof Loads]>> & string>

const textsIn = (module: object): FlatTexts => Object.assign({}, ...Object.values(module))

/** The texts of one section; a browser fetches only the languages it shows. */
export const sectionLoader =
  <Section extends string>(sections: Record<Language, Readonly<Record<Section, () => Promise<object>>>>) =>
  async (language: Language, section: Section): Promise<FlatTexts> =>
    textsIn(await sections[language][section]())

/** Every text of a language, for whoever reads them all. */
export async function allTextsOf(sections: Sections): Promise<FlatTexts> {
  const modules = await Promise.all(Object.values(sections).map(load => load()))
  return Object.assign({}, ...modules.map(textsIn))
}

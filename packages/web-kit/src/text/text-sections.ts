import type { Asked, FlatTexts } from './look-up.ts'

/** Texts of a language by the names of their sections, each fetched by itself: `() => import('./de/cart.ts')`. */
export type Sections<Section extends string = string> = Readonly<Record<Section, () => Promise<object>>>

/** The objects of texts in a section's module. */
type TextsIn<Load> = Load extends () => Promise<infer Module> ? Module[keyof Module] : never

/** Keys that are written down; those of texts that are made of a table are named by whoever has the table. */
type KeysOf<Texts> = Texts extends unknown ? (string extends keyof Texts ? never : keyof Texts) : never

/** Every key that the texts of these sections are asked for by. */
export type KeyIn<Loads> = Asked<KeysOf<TextsIn<Loads[keyof Loads]>> & string>

export const textsIn = (module: object): FlatTexts => Object.assign({}, ...Object.values(module))

/** All of these texts, for whoever reads them all. */
export async function allTextsOf(sections: Sections): Promise<FlatTexts> {
  const modules = await Promise.all(Object.values(sections).map(load => load()))
  return Object.assign({}, ...modules.map(textsIn))
}

import type { World } from '../world.ts'
import type { Language } from './language.ts'
import type { Visitor } from './visitor.ts'

/** What a use case knows of its caller, besides the input. */
export interface Context {
  world: World
  visitor: Visitor
  language: Language
  /** Where the caller reached us: `https://shop.example`. */
  origin: string
}

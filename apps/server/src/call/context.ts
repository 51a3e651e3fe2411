import type { Language, MenuNode } from '@billett/domain'
import type { World } from '../world.ts'
import type { KnownDevice } from './visitor/known-device.ts'
import type { Visitor } from './visitor/visitor.ts'

/** What a use case knows of its caller, besides the input. */
export interface Context {
  world: World
  visitor: Visitor
  language: Language
  /** IP address of the caller, as far as trusted proxies tell it. */
  caller: string
  /** Whether somebody has signed in with this browser before. */
  device: KnownDevice
  /** What the caller's browser calls itself; empty where it does not say. */
  agent: string
  /** Of a call of the portal: the entries of the menu it belongs to, of which one is enough. */
  entries?: readonly MenuNode[]
}

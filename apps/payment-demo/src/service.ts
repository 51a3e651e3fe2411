import type { Due } from './due.ts'
import type { Ledger } from './ledger.ts'
import type { World } from './world.ts'

/** What every route works with. */
export type Service = { world: World; ledger: Ledger; due: Due; randomId: () => string }

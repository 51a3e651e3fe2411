import type { JournalEntry, SubscriptionContract } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { presentContract } from './contract.present.ts'
import { contractToDecide, type HeldContract } from './held-contract.ts'
import { journalOf } from './journal.ts'
import { journalFacts } from './journal-facts.ts'
import { takingPart } from './taking-part.ts'

interface Reading {
  language: Language
  /** A name as the reader is to see it. */
  shown: (name: string) => string
}

export interface WholeContract {
  contract: SubscriptionContract
  journal: JournalEntry[]
  held: HeldContract
}

/**
 * A contract of the world's client as who concluded it sees it, with its journal: for who
 * looks after contracts. Refuses `contractNotFound`.
 */
export async function wholeContract(
  world: World,
  tx: Transaction,
  contractId: string,
  { language, shown }: Reading,
): Promise<WholeContract> {
  const held = await contractToDecide(world, tx, contractId)
  const { names, payers } = await takingPart(tx, [held])
  const as = { language, reader: 'others' as const }
  const known = new Map([...names].map(([id, name]) => [id, shown(name)]))
  return {
    contract: presentContract(world, held, { names: known, payers, documents: new Map() }, as),
    journal: journalOf(world, held, await journalFacts(tx, held), as),
    held,
  }
}

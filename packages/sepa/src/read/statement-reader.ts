import type { BankAnswer } from '../answer.ts'
import type { XmlElement } from '../xml/section.ts'
import type { Section } from '../xml/section-tree.ts'
import { type EntryFacts, entryFacts, movementOf } from './movement.ts'
import { statementSums } from './statement-sums.ts'

/**
 * Makes movements of the entries of statements and notifications. The first detail of an entry is held back until the
 * next one or its end tells whether it is the only one.
 */
export function statementReader(): (section: Section) => Generator<BankAnswer> {
  const sums = statementSums()
  let facts: EntryFacts | null = null
  let held: XmlElement | null = null
  let details = 0

  return function* ({ element, around }) {
    if (element.name === 'TxDtls' && around[0]?.name === 'Ntry') {
      facts ??= entryFacts(around[0], around[1])
      details += 1
      if (held) yield movementOf(facts, held, 1, false)
      if (details > 1) yield movementOf(facts, element, details, false)
      held = details === 1 ? element : null
    } else if (element.name === 'Ntry') {
      const entry = facts ?? entryFacts(element, around[0])
      sums.add(entry)
      if (held || details === 0) yield movementOf(entry, held, 1, true)
      facts = null
      held = null
      details = 0
    } else if (element.name === 'Stmt' || element.name === 'Ntfctn') yield sums.end(element)
  }
}

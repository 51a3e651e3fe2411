import type { JournalEntry } from '@billett/contract'
import { type EventKind, inForce, isLetIn, type MenuNode, seesMenuNode } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { contractToDecide, journalFacts, journalOf, ownContract } from '../../billing/own-contract/index.ts'
import { walledWorld } from '../reach/index.ts'
import { seenContracts } from '../school-contract/index.ts'
import { payersOfReader } from './payers-of-reader.queries.ts'

/** Where a pupil is shown whole, the history of their contract is as well. */
const ENTRY: MenuNode = 'Student'

/**
 * What is told to who looks after somebody. That a ticket is blocked, or a contract looked at, can be for debts, which
 * are none of theirs; what a contract was charged besides is told with the claims of who pays it.
 */
const TOLD: ReadonlySet<EventKind> = new Set<EventKind>([
  'concluded',
  'ended',
  'paused',
  'resumed',
  'productChanged',
  'sharesAgreed',
  'mediumChanged',
])

const isOfPortal = ({ visitor: { takenOverBy, rights, secondFactor } }: Context): boolean =>
  takenOverBy === null && seesMenuNode(rights, ENTRY) && isLetIn(secondFactor)

/** A contract of one's organisations, behind the wall: no request of the family, no account and no debit of theirs. */
async function ofOrganisation(outside: Context, contractId: string): Promise<JournalEntry[]> {
  const entries = [ENTRY]
  const world = walledWorld({ world: outside.world, visitor: outside.visitor, entries })
  const context = { ...outside, world, entries }
  return world.db.transaction(async tx => {
    const [seen] = await seenContracts(context, tx, { contractId })
    if (!seen) return refuse('contractNotFound')
    const held = await contractToDecide(world, tx, contractId)
    // What was taken back is told to nobody here: a school would read of an end that does not come.
    const holding = new Set(inForce(held.facts.events, world.clock()).map(({ seq }) => seq))
    const events = held.facts.events.filter(({ kind }) => TOLD.has(kind)).filter(({ seq }) => holding.has(seq))
    const ownPayers = await payersOfReader(context, tx, contractId)
    const told = { ...held, roles: ['payer' as const], ownPayers, requests: [], facts: { ...held.facts, events } }
    const nothing = { changes: [], returned: [], debited: { notices: [], collections: [], payments: [], payouts: [] } }
    const all = journalOf(world, told, nothing, { language: outside.language, reader: 'others' })
    // What is to come follows from the whole history, of which some is left out here.
    return all.filter(({ kind }) => kind !== 'planned')
  })
}

/**
 * What happened to a contract, to who takes part in it and to who looks after whom it is for. Refuses
 * `contractNotFound` a foreign one as one that is not.
 */
export async function contractJournal(context: Context, contractId: string): Promise<JournalEntry[]> {
  const held = await ownContract(context, contractId)
  const { language, world } = context
  if (held) return journalOf(world, held, await journalFacts(world.db, held), { language, reader: 'customer' })
  return isOfPortal(context) ? ofOrganisation(context, contractId) : refuse('contractNotFound')
}

import { createHash } from 'node:crypto'
import type { Client } from '@billett/clients'
import type { Input } from '@billett/contract'
import { type ApprovedAct, approvalEnds, needsSecondPerson } from '@billett/domain'
import { isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { staffApproval } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { clientIdOf } from '../client-id-of.ts'
import type { Context } from '../context.ts'
import type { Done } from './doing.ts'
import { type Act, type ActedCall, noteAct } from './note-act.ts'

/** What of a call a second person has to agree to where the company wants it so. */
const approvedAct = ({ access }: Pick<ActedCall, 'access'>): ApprovedAct | undefined =>
  access.who === 'staff' ? access.approval : undefined

/** What is noted of an act, and the money that goes back by it. */
type Weighed = Pick<Done<unknown>, 'act' | 'each' | 'givesBack'>

/** Whose rules count: those of the company whose people act, and of each other whose data are changed. */
function companiesOf({ client, clients }: Pick<World, 'client' | 'clients'>, { act, each = [] }: Weighed): Client[] {
  const own = clientIdOf({ client })
  const others = new Set([act, ...each].flatMap(({ clientId = own }) => (clientId === own ? [] : [clientId])))
  return [client, ...Array.from(others, clientId => clients.current(clientId))]
}

/** What has to wait for a second person, as one of these companies wants it; undefined for what is done at once. */
export function waitingAct(
  world: Pick<World, 'client' | 'clients'>,
  call: ActedCall,
  weighed: Weighed,
): ApprovedAct | undefined {
  const approved = approvedAct(call)
  if (!approved) return undefined
  const { givesBack = null } = weighed
  const isWanted = companiesOf(world, weighed).some(({ config }) => {
    const { secondPerson: acts = [], secondPersonAboveCents: aboveCents = 0 } = config.settings
    return needsSecondPerson({ acts, aboveCents }, approved, givesBack)
  })
  return isWanted ? approved : undefined
}

/** The same act, and who has agreed to it; null: nobody had to, though elsewhere somebody has. */
const agreed = (call: ActedCall, act: Act, by: string | null): Act =>
  approvedAct(call) ? { ...act, after: { ...act.after, secondPerson: by } } : act

/** Notes what was done: of several one by one where each has its note. `by`: who has agreed. */
export async function noteDone(
  context: Context,
  tx: Transaction,
  {
    call,
    done: { act, each = [] },
    by,
  }: { call: ActedCall; done: Pick<Done<unknown>, 'act' | 'each'>; by: string | null },
): Promise<void> {
  for (const one of each.length > 0 ? each : [act]) await noteAct(context, tx, call, agreed(call, one, by))
}

/** The same value, its fields in one order: what was stored as JSON has them in another. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const parts = Object.entries(value).map(([name, part]) => [name, inOrder(part)] as const)
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What two people agree on: the call, what goes into it, and what would change. SHA-256, hex. */
export const hashOfAct = (call: ActedCall, input: Input<unknown, unknown, unknown>, act: Act): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder([call.name, input, act])))
    .digest('hex')

/** Stores that somebody wants it done, and notes that they do; asked for again while it waits, it waits longer. */
export async function askSecondPerson(
  context: Context,
  {
    call,
    waits,
    input,
    act,
  }: { call: ActedCall; waits: ApprovedAct; input: Input<unknown, unknown, unknown>; act: Act },
): Promise<{ id: string; endsOn: string; hash: string }> {
  const { world, visitor, caller } = context
  const askedOn = world.realClock()
  const asked = { askedSession: visitor.session, askedFrom: caller, askedOn, endsOn: approvalEnds(askedOn) }
  const { clientId, askedBy, hash, decidedOn, id, endsOn } = staffApproval
  return world.db.transaction(async tx => {
    const [stored] = await tx
      .insert(staffApproval)
      .values({
        ...asked,
        id: world.newId(),
        clientId: clientIdOf(world),
        act: waits,
        call: call.name,
        input,
        subjectKind: act.kind,
        subjectId: act.id,
        before: act.before ?? null,
        after: act.after ?? null,
        hash: hashOfAct(call, input, act),
        askedBy: visitor.id,
      })
      .onConflictDoUpdate({ target: [clientId, askedBy, hash], targetWhere: isNull(decidedOn), set: asked })
      .returning({ id, endsOn, hash })
    if (!stored) throw new Error('what is asked for was not stored')
    await noteAct(context, tx, call, { kind: 'approval', id: stored.id, after: { asked: stored.hash } })
    return stored
  })
}

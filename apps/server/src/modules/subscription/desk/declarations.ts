import {
  comparableName,
  comparableNumber,
  type DeclaredBy,
  type Instant,
  type MatchCandidate,
  type MatchReason,
  matchProposals,
  type PlainDate,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { contractsLike, openDeclarations } from './desk.repository.ts'

/** A declaration somebody has to decide about, with the contracts that may be meant, the likeliest first. */
export interface OpenDeclaration {
  id: string
  kind: 'cancellation' | 'withdrawal'
  receivedOn: Instant
  declared: DeclaredBy
  wanted: {
    /** To end at once, for a reason. */
    isExtraordinary: boolean
    reason: string
    /** Null: the next possible day. */
    lastDay: PlainDate | null
    /** Of a withdrawal: what alone is meant; empty: the whole contract. */
    part: string
  }
  proposals: { contractId: string; number: string; reasons: MatchReason[] }[]
}

async function candidatesFor({ db, client }: World, declared: DeclaredBy): Promise<MatchCandidate[]> {
  const rows = await contractsLike(db, {
    clientId: clientIdOf({ client }),
    numbers: declared.numbers.map(comparableNumber).filter(number => number !== ''),
    email: declared.email.toLowerCase(),
    firstName: comparableName(declared.firstName),
    lastName: comparableName(declared.lastName),
  })
  return [...Map.groupBy(rows, ({ contractId }) => contractId)].map(([contractId, found]) => ({
    contractId,
    number: found[0]?.number ?? '',
    customerNumbers: found.map(({ customerNumber }) => customerNumber),
    names: found.flatMap(({ firstName, lastName }) =>
      firstName === null || lastName === null ? [] : [{ firstName, lastName }],
    ),
    emails: found.flatMap(({ email, partyEmail }) => [email, partyEmail].filter(one => one !== null)),
  }))
}

async function proposalsFor(world: World, declared: DeclaredBy): Promise<OpenDeclaration['proposals']> {
  const candidates = await candidatesFor(world, declared)
  const numberOf = (id: string) => candidates.find(({ contractId }) => contractId === id)?.number ?? ''
  return matchProposals(declared, candidates).map(one => ({ ...one, number: numberOf(one.contractId) }))
}

const withProposals = async (
  world: World,
  declaration: Omit<OpenDeclaration, 'proposals'>,
): Promise<OpenDeclaration> => ({ ...declaration, proposals: await proposalsFor(world, declaration.declared) })

interface Content {
  firstName: string
  lastName: string
  contract: string
  email: string
  customerNumber?: string
}

const declaredIn = ({ firstName, lastName, contract, email, customerNumber = '' }: Content): DeclaredBy => ({
  firstName,
  lastName,
  email,
  numbers: [contract, customerNumber],
})

/** The contracts that one of them may mean, the likeliest first. */
export const contractsMeant = (world: World, content: Content): Promise<OpenDeclaration['proposals']> =>
  proposalsFor(world, declaredIn(content))

/** The queue: cancellations and withdrawals that were declared without signing in and wait for a person. */
export async function declarationsToDecide(world: World): Promise<OpenDeclaration[]> {
  const { cancellations, withdrawals } = await openDeclarations(world.db, clientIdOf(world))
  const all = [
    ...cancellations.map(({ content, ...row }) => ({
      ...row,
      kind: 'cancellation' as const,
      declared: declaredIn(content),
      wanted: {
        isExtraordinary: content.kind === 'extraordinary',
        reason: content.reason,
        lastDay: content.date === '' ? null : content.date,
        part: '',
      },
    })),
    ...withdrawals.map(({ content, ...row }) => ({
      ...row,
      kind: 'withdrawal' as const,
      declared: declaredIn(content),
      wanted: { isExtraordinary: false, reason: '', lastDay: null, part: content.part },
    })),
  ].toSorted((a, b) => (a.receivedOn < b.receivedOn ? -1 : 1))
  return Promise.all(all.map(declaration => withProposals(world, declaration)))
}

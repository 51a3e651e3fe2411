import { clientIdOf } from '../../call/client-id-of.ts'
import { refuse } from '../../call/refused.ts'
import { changesToDecide, decideAtDesk } from '../../modules/billing/contract-change/index.ts'
import { applicationsToDecide, decideApplication } from '../../modules/subscription/application/index.ts'
import {
  agreeShares,
  announcePrice,
  changeProduct,
  contractByNumber,
  declarationsToDecide,
  dismissDeclaration,
  endByDeath,
  examineProof,
  handOver,
  matchDeclaration,
  orderCardAgain,
  payerDied,
  proofsToExamine,
  releaseConfiguration,
  sendLink,
  unparkContract,
} from '../../modules/subscription/desk/index.ts'
import { rejectedOrders } from '../../modules/subscription/medium/index.ts'
import { eraseParty } from '../../modules/upkeep/erasure/index.ts'
import type { World } from '../../world.ts'
import type { DeskAsked } from './desk-arguments.ts'

/** What waits for people, a line each. */
export async function deskList(world: World): Promise<string[]> {
  const applications = await applicationsToDecide(world.db, clientIdOf(world))
  const declarations = await declarationsToDecide(world)
  const changes = await changesToDecide(world)
  const proofs = await proofsToExamine(world.db, clientIdOf(world))
  const cards = await rejectedOrders(world.db, clientIdOf(world))
  return [
    ...applications.map(({ number, state, since, holder }) => ['application', number, state, since, holder].join('  ')),
    ...changes.map(({ id, kind, requestedOn, state, description }) =>
      ['change', id, kind, requestedOn, state, description].join('  '),
    ),
    ...proofs.map(({ id, number, field, validFrom, validTo, givenOn }) =>
      ['proof', id, number, field, givenOn, `${validFrom} to ${validTo}`].join('  '),
    ),
    ...cards.map(({ number, orderedOn, detail }) => ['card', number, orderedOn, detail].join('  ')),
    ...declarations.map(({ id, kind, receivedOn, declared, proposals }) => {
      const found = proposals.map(({ number, reasons }) => `${number} (${reasons.join(', ')})`)
      const who = `${declared.firstName} ${declared.lastName}`
      return [kind, id, receivedOn, who, found.length > 0 ? found.join('; ') : 'no contract found'].join('  ')
    }),
  ]
}

const idOf = async (world: World, number: string): Promise<string> =>
  (await contractByNumber(world.db, clientIdOf(world), number)) ?? refuse('contractNotFound')

/** What is left of somebody who was erased, a line each. */
async function erased(world: World, asked: Extract<DeskAsked, { what: 'erase' }>): Promise<string[]> {
  const kept = await eraseParty(world, asked)
  return ['erased', ...kept.map(({ what, until }) => `kept by law  ${what}  until ${until}`)]
}

/** Does what was asked for, and answers what is to be told of it, a line each. Throws `Refused` what cannot be. */
export async function deskDo(world: World, asked: Exclude<DeskAsked, { what: 'list' }>): Promise<string[]> {
  if (asked.what === 'erase') return erased(world, asked)
  await decide(world, asked)
  return []
}

async function decide(world: World, asked: Exclude<DeskAsked, { what: 'list' | 'erase' }>): Promise<void> {
  const { reason, by } = asked
  const [first = ''] = by
  switch (asked.what) {
    case 'decide':
      return decideApplication(world, await idOf(world, asked.number), { decision: asked.decision, by, reason })
    case 'change':
      return decideAtDesk(world, asked.id, { verdict: asked.verdict, by, reason })
    case 'proof':
      return examineProof(world, asked.id, { verdict: asked.verdict, by: first, reason })
    case 'match': {
      const { id: declarationId, lastDay } = asked
      const contractId = await idOf(world, asked.number)
      return matchDeclaration(world, { declarationId, contractId, by: first, reason, lastDay })
    }
    case 'dismiss':
      return dismissDeclaration(world, { declarationId: asked.id, by: first, reason })
    case 'release':
      return releaseConfiguration(world, { key: asked.key, by: first, reason })
    case 'link': {
      const { act, payer } = asked
      return sendLink(world, { contractId: await idOf(world, asked.number), act, payer, by: first, reason })
    }
    case 'died': {
      const { on: diedOn, payer, heir } = asked
      const contractId = await idOf(world, asked.number)
      return payer === undefined
        ? endByDeath(world, { contractId, diedOn, by, reason })
        : payerDied(world, { contractId, payer, diedOn, heir, by, reason })
    }
    case 'payers': {
      const { shares, on } = asked
      return agreeShares(world, { contractId: await idOf(world, asked.number), shares, on, by, reason })
    }
    case 'move': {
      const { product, on } = asked
      return changeProduct(world, { contractId: await idOf(world, asked.number), product, on, by: first, reason })
    }
    case 'handover':
      return handOver(world, { contractId: await idOf(world, asked.number), by: first, reason })
    case 'announce': {
      const { on: announcedOn, from } = asked
      const contractId = await idOf(world, asked.number)
      return announcePrice(world, { contractId, announcedOn, from, by: first, reason })
    }
    case 'card':
      return orderCardAgain(world, { contractId: await idOf(world, asked.number), by: first, reason })
    case 'unpark':
      return unparkContract(world, { contractId: await idOf(world, asked.number), by, reason })
  }
}

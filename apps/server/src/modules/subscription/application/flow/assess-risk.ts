import { needsAccountProof } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { RiskAnswer } from '../../../../ports/subscription/fraud-guard.ts'
import type { World } from '../../../../world.ts'
import { hasAccount, mandateOfPayer } from '../../party/index.ts'
import { type Ordered, setRisk } from '../application.repository.ts'
import { holderOf } from './holder.queries.ts'

type Mandate = Awaited<ReturnType<typeof mandateOfPayer>>

/** What the guard says, and of a suspected order whether the account is its holder's; undefined without an answer. */
async function riskOf(world: World, ordered: Ordered, mandate: Mandate): Promise<RiskAnswer | undefined> {
  const { application, contract } = ordered
  const holder = await holderOf(world.db, contract.holderId)
  const risk = await world.fraud.assess({
    clientId: clientIdOf(world),
    contractId: contract.id,
    email: application.email,
    birthDate: holder?.person.birthDate ?? '',
    iban: mandate?.iban ?? null,
    isSignedIn: await hasAccount(world.db, [contract.subscriberId, contract.holderId]),
  })
  if (!mandate || !needsAccountProof(risk.level) || !world.accountProof.isOffered) return risk
  const { iban, accountHolder } = mandate
  const proof = await world.accountProof.prove({ iban, accountHolder })
  if (proof.state === 'unreachable') {
    world.log.warn({ detail: proof.detail }, 'who proves accounts does not answer')
    return undefined
  }
  return proof.isProven ? risk : { level: 'block', rules: [...risk.rules, 'accountNotProven'] }
}

/** Stores what is to be thought of an order, with the rules that say so. False where nobody answered yet. */
export async function assessRisk(world: World, ordered: Ordered): Promise<boolean> {
  const [payer] = ordered.application.concluding.payload.shares
  const mandate = payer && (await mandateOfPayer(world.db, clientIdOf(world), payer.payer))
  const risk = await riskOf(world, ordered, mandate)
  if (risk) await setRisk(world.db, ordered.application.contractId, risk)
  return risk !== undefined
}

import { type Assessment, type Instant, needsAccountProof, type RiskLevel, withAccountProof } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { fraudPolicyOf, keepAssessment } from '../../fraud/index.ts'
import { hasAccount, mandateOfPayer } from '../../party/index.ts'
import { type Ordered, setRisk } from '../application.repository.ts'
import { holderOf } from './holder.queries.ts'

/** So much that somebody has to look at a contract which runs. */
export const isMuchSuspected = (level: RiskLevel): boolean => level === 'high' || level === 'block'

type Mandate = Awaited<ReturnType<typeof mandateOfPayer>>

/** By which what was ordered is debited; undefined where nothing is. */
export async function mandateOfOrder(world: World, { application }: Ordered): Promise<Mandate> {
  const [payer] = application.concluding.payload.shares
  return payer && (await mandateOfPayer(world.db, clientIdOf(world), payer.payer))
}

/** Of an account that was named after the order: whose it is, and when it was. */
export interface NamedSince {
  partyId: string
  on: Instant
}

/** What the rules find of an order, as it came or as it is with an account that was named since. */
export async function guardOrder(
  world: World,
  { application, contract }: Ordered,
  mandate: Mandate,
  since: NamedSince | null,
) {
  const holder = await holderOf(world.db, contract.holderId)
  const partyIds = [...new Set([contract.subscriberId, contract.holderId, ...(since ? [since.partyId] : [])])]
  return world.fraud.assess(
    {
      clientId: clientIdOf(world),
      contractId: contract.id,
      email: application.email,
      birthDate: holder?.person.birthDate ?? '',
      iban: mandate?.iban ?? null,
      mandateId: mandate?.id ?? null,
      accountHolder: mandate?.accountHolder ?? '',
      partyIds,
      visitorId: application.visitorId,
      submittedOn: since?.on ?? application.submittedOn,
      isSignedIn: await hasAccount(world.db, partyIds),
    },
    fraudPolicyOf(world),
  )
}

/** The same, and of a suspected order whether the account is its holder's; undefined without an answer. */
export async function riskOf(
  world: World,
  ordered: Ordered,
  mandate: Mandate,
  since: NamedSince | null,
): Promise<Assessment | undefined> {
  const risk = await guardOrder(world, ordered, mandate, since)
  if (!mandate || !needsAccountProof(risk.level) || !world.accountProof.isOffered) return risk
  const { iban, accountHolder } = mandate
  const proof = await world.accountProof.prove({ iban, accountHolder })
  if (proof.state === 'unreachable') {
    world.log.warn({ detail: proof.detail }, 'who proves accounts does not answer')
    return undefined
  }
  return withAccountProof(risk, proof.isProven)
}

/** Stores what is to be thought of an order, with the rules that say so. False where nobody answered yet. */
export async function assessRisk(world: World, ordered: Ordered): Promise<boolean> {
  const mandate = await mandateOfOrder(world, ordered)
  const assessment = await riskOf(world, ordered, mandate, null)
  if (!assessment) return false
  const { contractId } = ordered.application
  const { level, findings } = assessment
  await world.db.transaction(async tx => {
    await setRisk(tx, contractId, { level, rules: findings.map(({ rule }) => rule) })
    const mandateId = mandate?.id ?? null
    const kept = { contractId, mandateId, policy: fraudPolicyOf(world), assessment, isOpen: level !== 'low' }
    await keepAssessment(world, tx, { clientId: clientIdOf(world), ...kept })
  })
  return true
}

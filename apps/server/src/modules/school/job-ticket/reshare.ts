import {
  type FrameworkTerms,
  type Happening,
  jobShares,
  later,
  type PlainDate,
  type Share,
  stepAt,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import { payerOfParty } from '../../subscription/party/index.ts'
import { soldProducts } from './job-prices.ts'
import { contractsOfCompany, type JobContract } from './running.queries.ts'

interface Agreement {
  companyId: string
  /** The company as it takes part in contracts. */
  partyId: string
  terms: FrameworkTerms
  /** First day of it. */
  validFrom: PlainDate
}

/** As text, whatever order the database keeps their parts in. */
const written = (shares: readonly Share[]): string =>
  shares.map(share => [share.payer, share.kind, share.kind === 'fixed' ? share.cents : ''].join(' ')).join()

const isSame = (held: readonly Share[], next: readonly Share[]): boolean => written(held) === written(next)

/** Who of the employees pays for themselves: whoever did, else as their own party. */
const employeePayer = (
  world: World,
  tx: Transaction,
  { subscriberId }: JobContract,
  { held, employer, isPayroll }: { held: readonly Share[]; employer: string; isPayroll: boolean },
): Promise<string> | string =>
  held.find(({ payer }) => payer !== employer)?.payer ??
  payerOfParty(world, tx, subscriberId, isPayroll ? 'payroll' : 'invoice')

/**
 * The shares of all running contracts of a company as they follow from what is agreed, from its first day on; what
 * stays as it is gets no event. Returns how many changed.
 */
export async function reshare(
  world: World,
  tx: Transaction,
  { companyId, partyId, terms, validFrom }: Agreement,
  { today, actorId }: { today: PlainDate; actorId: string | null },
): Promise<number> {
  const sold = await soldProducts(world, tx, { date: validFrom, today })
  const employer = await payerOfParty(world, tx, partyId)
  let changed = 0
  for (const contract of await contractsOfCompany(world, tx, companyId, validFrom)) {
    const product = terms.products.find(({ subscription }) => subscription === contract.key)
    const prices = product && sold(product)?.prices
    if (!product || !prices) continue
    const effectiveOn = later(validFrom, contract.timeline.span.from)
    const held = stepAt(contract.timeline.shares, effectiveOn)?.value ?? []
    const isPayroll = terms.debit === 'payroll'
    const employee = await employeePayer(world, tx, contract, { held, employer, isPayroll })
    const shares = jobShares(product, terms.debit, prices, { employer, employee })
    if (isSame(held, shares)) continue
    const locked = await lockContract(tx, clientIdOf(world), contract.id)
    if (!locked) continue
    const agreed: Happening = { kind: 'sharesAgreed', effectiveOn, payload: { shares } }
    await record(tx, locked, { recordedOn: world.clock(), actorId, today }, agreed)
    changed += 1
  }
  return changed
}

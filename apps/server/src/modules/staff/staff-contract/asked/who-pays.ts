import type { StaffContractDetail } from '@billett/contract'
import { businessDateOf, type Language } from '@billett/domain'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import {
  comingClaims,
  presentDebits,
  SHOWN_DEBITS,
  sharesOf,
  type WholeContract,
} from '../../../billing/own-contract/index.ts'
import { namesOfParties } from '../../../subscription/party/index.ts'
import { askedNext, shownOf } from './asked-next.ts'
import { askedPayers } from './asked-payers.queries.ts'
import { askedBefore } from './invoiced-claims.queries.ts'

interface Reading {
  language: Language
  /** A person's name as the reader is to see it. */
  shown: (name: string) => string
}

/** Who pays for a contract, organisations by their names too, and what each is asked for next and how. */
export async function whoPays(
  world: World,
  tx: Transaction,
  { contract, held }: WholeContract,
  { language, shown }: Reading,
): Promise<Pick<StaffContractDetail, 'payers' | 'debits'>> {
  const today = businessDateOf(held.facts.knownUntil)
  const coming = comingClaims(held)
  const shares = sharesOf(held)
  const lines = coming && [...held.booked, ...coming]
  const payers = await askedPayers(tx, [...new Set([...shares, ...(lines ?? [])].map(({ payer }) => payer))])
  const names = await namesOfParties(
    tx,
    [...payers.values()].map(({ partyId }) => partyId),
  )
  const nameOf = (payerId: string) => {
    const payer = payers.get(payerId)
    const person = payer && names.get(payer.partyId)
    const name = payer?.organisation?.name ?? (person === undefined ? null : shown(person))
    return { payer: name, organisationGuid: payer?.organisation?.guid ?? null }
  }
  const asked = coming
    ? askedNext({
        today,
        booked: held.booked,
        coming,
        wayOf: payer => payers.get(payer)?.way ?? 'none',
        before: await askedBefore(tx, held.stored.id, today),
      })
    : []
  return {
    payers: contract.payers.map((payer, place) => {
      const { payer: name, organisationGuid } = nameOf(shares[place]?.payer ?? '')
      return { ...payer, name, organisationGuid }
    }),
    debits: shownOf(asked, SHOWN_DEBITS).flatMap(({ payer, way, invoice, ...due }) =>
      presentDebits(world, held, [due], { language, reader: 'others' }).map(debit => ({
        ...debit,
        ...nameOf(payer),
        way,
        invoice,
      })),
    ),
  }
}

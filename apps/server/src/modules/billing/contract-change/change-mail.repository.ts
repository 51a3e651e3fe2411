import type { Language, LocalText, PlainDate } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import {
  changeRequest,
  contract,
  contractEvent,
  party,
  partyPerson,
  subscriptionConfiguration,
  userAccount,
} from '../../../db/schema/index.ts'
import { firstEventOf, type StoredChangeRequest } from '../../subscription/change-request/index.ts'

export interface RequestToTell {
  request: StoredChangeRequest
  contractNumber: string
  title: LocalText
  language: Language
  /** Of a pause: the first day that is covered again. */
  pausedUntil: PlainDate | null
  name: string
  /** Of the account that asked, else as it was said in the order; null where nobody can be written to. */
  email: string | null
}

/** A request with whom to tell of it: who concluded the contract. */
export async function requestToTell(
  db: Statements,
  clientId: string,
  requestId: string,
): Promise<RequestToTell | undefined> {
  const [row] = await db
    .select({
      request: changeRequest,
      contractNumber: contract.number,
      configuration: subscriptionConfiguration.configuration,
      language: party.language,
      happening: contractEvent.happening,
      person: partyPerson,
      account: { email: userAccount.email, firstName: userAccount.firstName, lastName: userAccount.lastName },
    })
    .from(changeRequest)
    .innerJoin(contract, eq(contract.id, changeRequest.contractId))
    .innerJoin(subscriptionConfiguration, eq(subscriptionConfiguration.id, contract.configurationId))
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .leftJoin(contractEvent, firstEventOf)
    .leftJoin(partyPerson, eq(partyPerson.partyId, party.id))
    .leftJoin(userAccount, eq(userAccount.id, party.accountId))
    .where(and(eq(changeRequest.clientId, clientId), eq(changeRequest.id, requestId)))
  if (!row) return undefined
  const { request, contractNumber, configuration, language, happening, person, account } = row
  const named = person ?? account
  return {
    request,
    contractNumber,
    title: configuration.title,
    language,
    pausedUntil: happening?.kind === 'paused' ? happening.payload.until : null,
    name: named ? `${named.firstName} ${named.lastName}` : '',
    email: account?.email ?? (person?.email || null),
  }
}

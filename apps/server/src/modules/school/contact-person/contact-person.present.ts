import type { ContactPerson } from '@billett/contract'
import { menuNodesOf } from '@billett/domain'
import type { PersonRow } from './contact-person.queries.ts'

/** Somebody who is named, as a reader sees them. */
export function presentPerson(row: PersonRow, readerId: string): ContactPerson {
  const { id, accountId, organisationId, organisationName, pays, rights, hasSignedIn, isFresh: _, ...rest } = row
  return {
    ...rest,
    guid: id,
    organisation: { guid: organisationId, name: organisationName },
    view: pays ? 'payer' : 'school',
    nodes: menuNodesOf(rights),
    state: hasSignedIn ? 'active' : 'invited',
    isOwn: accountId === readerId,
  }
}

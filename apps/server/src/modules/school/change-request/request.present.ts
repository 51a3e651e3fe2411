import type { SchoolChangeRequest } from '@billett/contract'
import { dayOfRequest, isUndecided, type Language } from '@billett/domain'
import type { World } from '../../../world.ts'
import { REQUEST_STATES } from '../../subscription/change-request/index.ts'
import { commentOf, describeRequest } from './describe-request.ts'
import type { KnownElsewhere } from './known-elsewhere.ts'
import type { RequestRow } from './request.queries.ts'
import { sideOf } from './subject.queries.ts'

/** Whether somebody of this side decides next; what was handed on is the transport operator's. */
export const mayDecide = (row: Pick<RequestRow, 'deciders' | 'handedOn' | 'pays' | 'state'>): boolean =>
  isUndecided(row.state) && !row.handedOn && row.deciders[0] === sideOf(row)

/** Whom it is about by name: who is known, or who is to come. */
function nameOf({ firstName, lastName, asked }: RequestRow): string | null {
  if (firstName !== null && lastName !== null) return `${lastName}, ${firstName}`
  return asked.kind === 'newStudent' || asked.kind === 'newStudentWithContract'
    ? `${asked.lastName}, ${asked.firstName}`
    : null
}

/** A request as people of the portal see it. */
export function presentSchoolRequest(
  world: World,
  row: RequestRow,
  { language, alike = [] }: { language: Language; alike?: readonly KnownElsewhere[] | undefined },
): SchoolChangeRequest {
  const { id, kind, state, asked, agreed, deciders, version, contractId, contractNumber } = row
  const name = nameOf(row)
  return {
    guid: id,
    kind,
    state,
    stateText: REQUEST_STATES[state][language],
    text: [...describeRequest(world, asked, row, language), ...commentOf(asked)],
    agreedText: agreed ? describeRequest(world, agreed, row, language) : [],
    organisation: { guid: row.organisationId, name: row.organisationName },
    student: name === null ? null : { guid: row.studentId ?? '', name },
    contractGuid: contractId,
    contractNumber,
    requestedOn: row.requestedOn,
    requestedBy: row.requestedBy,
    decidedOn: row.decidedOn,
    decidedBy: row.decidedBy,
    decision: row.decision,
    effectiveOn: row.effectiveOn,
    waitsFor: deciders[0] ?? null,
    mayDecide: mayDecide(row),
    takesOtherDay: mayDecide(row) && (dayOfRequest(asked) !== null || kind === 'cancel'),
    alike: [...alike],
    version,
  }
}

import type { NewChangeRequest } from '@billett/contract'
import {
  CANCELLATION_REASONS,
  type ChangeRequestKind,
  COMFORT_CLASSES,
  GENDER,
  PASS_MEDIA,
  PAUSE_REASONS,
  REFUND_REASONS,
  REPLACEMENT_REASONS,
} from '@billett/domain'
import type { RequestValues } from './request-fields.ts'

/** Reasons that can be named, by kind; the others need none (Spec 3 §4). */
export const REASONS = {
  replacementCard: REPLACEMENT_REASONS,
  pause: PAUSE_REASONS,
  cancel: CANCELLATION_REASONS,
  refund: REFUND_REASONS,
} as const

/** The one that was chosen; the form sees to it that one was. */
const among = <Value>(values: readonly [Value, ...Value[]], chosen: string): Value =>
  values.find(value => String(value) === chosen) ?? values[0]

const given = (text: string): string | undefined => text || undefined

/** A request of this kind as the call takes it, of an organisation; `takesOver`: whom it is about who is elsewhere. */
export function requestBody(
  kind: ChangeRequestKind,
  organizationId: string,
  typed: RequestValues,
  takesOver = '',
): NewChangeRequest {
  const { studentGuid, contractGuid, configurationId, validFrom, documentGuid, from, until, date, reason } = typed
  const { firstName, lastName, birthDate, street, houseNumber, postCode, city } = typed
  const person = { firstName, lastName, birthDate, street, houseNumber, postCode, city }
  const comment = given(typed.comment)
  const pupil = { studentGuid, comment }
  const about = { contractGuid, comment }
  const way = {
    originReference: given(typed.originReference),
    destinationReference: given(typed.destinationReference),
    via: given(typed.via),
    netId: given(typed.netId),
    comfortClass: COMFORT_CLASSES.find(one => one === typed.comfortClass),
  }
  const medium = PASS_MEDIA.find(one => one === typed.medium)
  const guardian = {
    guardianFirstName: given(typed.guardianFirstName),
    guardianLastName: given(typed.guardianLastName),
    guardianEmail: given(typed.guardianEmail),
  }
  const wanted = { configurationId, validFrom, ...way, medium, ...guardian }
  const newcomer = {
    ...person,
    organizationId,
    gender: among([GENDER.Undetermined, GENDER.Female, GENDER.Male, GENDER.Unknown], typed.gender),
    email: given(typed.email),
    grade: given(typed.grade),
    class: given(typed.class),
    personnelNumber: given(typed.personnelNumber),
    from,
    takesOver: given(takesOver),
  }
  switch (kind) {
    case 'newStudent':
      return { kind, ...newcomer }
    case 'newStudentWithContract':
      return { kind, ...newcomer, ...wanted }
    case 'newContract':
      return { kind, ...pupil, ...wanted }
    case 'change':
      return {
        kind,
        ...pupil,
        class: given(typed.class),
        grade: given(typed.grade),
        organizationId: given(typed.organizationId),
        contractGuid: given(contractGuid),
        ...(contractGuid ? way : {}),
        from,
      }
    case 'customerCard':
      return { kind, ...about }
    case 'replacementCard':
      return { kind, ...about, reason: among(REASONS.replacementCard, reason) }
    case 'pause':
      return { kind, ...about, from, until: until || null, reason: among(REASONS.pause, reason) }
    case 'cancel':
      return { kind, ...about, date: date || null, reason: among(REASONS.cancel, reason) }
    case 'refund':
      return { kind, ...about, from, until, reason: among(REASONS.refund, reason) }
    case 'personalDataChange':
      return { kind, ...pupil, ...person }
    case 'documentUpload':
      return { kind, ...pupil, documentGuid, proofGuid: given(typed.proofGuid), from, until: given(until) }
  }
}

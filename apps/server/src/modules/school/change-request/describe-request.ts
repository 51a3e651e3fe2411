import type {
  ChangeRequestState,
  Language,
  LocalText,
  PlainDate,
  PortalRequest,
  StudentAsked,
  SubscriptionAsked,
  WayAsked,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import { REASONS } from '../../subscription/change-request/index.ts'
import { wayName } from '../../subscription/offer/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { encodeRelation } from '../../travel/relation/index.ts'
import { REQUEST_SENTENCES } from './request-words.ts'

/** Names of what a request points at, as they are today. */
interface NamedOfRequest {
  title: LocalText | null
  newPlace: string | null
  document: string | null
  /** What the form of its subscription calls it. */
  proof: LocalText | null
  /** Where they live is secret. */
  isAddressSecret: boolean
  /** What whoever it is about is called today; null: nobody is known by it. */
  firstName: string | null
  lastName: string | null
  state: ChangeRequestState
}

/** It was agreed to: whom it is about is called by it, or by a later name. */
const isDone = (state: ChangeRequestState): boolean => state === 'accepted' || state === 'acceptedWithModification'

/**
 * What somebody is called in what was asked for. Once it is agreed to that is their name of today: one that they bore
 * before, by adoption say, is told to nobody any more (§ 1758 BGB).
 */
function toldName(
  { firstName, lastName, state }: NamedOfRequest,
  asked: { firstName: string; lastName: string },
): string {
  const isKnown = isDone(state) && firstName !== null && lastName !== null
  return isKnown ? `${firstName} ${lastName}` : `${asked.firstName} ${asked.lastName}`
}

/** What is asked for, in sentences of the reader's language. */
export function describeRequest(
  world: World,
  asked: PortalRequest,
  named: NamedOfRequest,
  language: Language,
): string[] {
  const { title, newPlace, document, proof, isAddressSecret } = named
  const words = REQUEST_SENTENCES[language]
  const day = (date: PlainDate) => dateText(date, language)
  const way = ({ originReference: origin, destinationReference: destination, via = '' }: WayAsked) =>
    origin && destination && !isAddressSecret
      ? wayName(world, encodeRelation({ origin, destination, via })).map(words.way)
      : []
  const comes = ({ birthDate, from, takesOver, grade = '', class: inClass = '', ...who }: StudentAsked) => [
    words.newStudent(toldName(named, who), day(birthDate), day(from)),
    ...(newPlace ? [words.comesTo(newPlace)] : []),
    ...(takesOver ? [words.fromElsewhere] : []),
    ...(grade || inClass ? [words.inClass(grade, inClass)] : []),
  ]
  const subscribes = (wanted: SubscriptionAsked) => [
    words.newContract(title ? textIn(title, language) : '', day(wanted.validFrom)),
    ...way(wanted),
    ...(wanted.medium === 'chip' ? [words.onCard] : []),
  ]
  switch (asked.kind) {
    case 'newStudent':
      return comes(asked)
    case 'newStudentWithContract':
      return [...comes(asked), ...subscribes(asked)]
    case 'newContract':
      return subscribes(asked)
    case 'change': {
      const { from, contractGuid, comfortClass, grade, class: inClass, placeName } = asked
      const place = newPlace ?? placeName
      if (contractGuid)
        return [words.product(day(from)), ...way(asked), ...(comfortClass === 'first' ? [words.firstClass] : [])]
      return [
        ...(asked.organizationId && place ? [words.comesTo(place)] : []),
        ...(grade || inClass ? [words.inClass(grade ?? '', inClass ?? '')] : []),
        words.move(day(from)),
      ]
    }
    case 'customerCard':
      return [words.customerCard]
    case 'replacementCard':
      return [words.replacementCard(REASONS.replacement[asked.reason][language])]
    case 'pause':
      return [
        words.pause(day(asked.from), asked.until && day(asked.until)),
        words.because(REASONS.pause[asked.reason][language]),
      ]
    case 'cancel':
      return [words.cancel(asked.date && day(asked.date)), words.because(REASONS.cancel[asked.reason][language])]
    case 'refund':
      return [words.refund(day(asked.from), day(asked.until)), words.because(REASONS.refund[asked.reason][language])]
    case 'personalDataChange': {
      const { birthDate, street, houseNumber, postCode, city } = asked
      return [
        words.person(toldName(named, asked), day(birthDate)),
        ...(isAddressSecret ? [] : [words.address(`${street} ${houseNumber}, ${postCode} ${city}`)]),
      ]
    }
    case 'documentUpload': {
      const { from, until } = asked
      return [
        words.document(document ?? '–'),
        ...(proof ? [words.proof(textIn(proof, language))] : []),
        ...(from ? [words.shows(day(from), until ? day(until) : null)] : []),
      ]
    }
  }
}

/** What whoever asked wrote to it. */
export const commentOf = (asked: PortalRequest): string[] =>
  'comment' in asked && asked.comment ? [asked.comment] : []

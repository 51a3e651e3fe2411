import type { StaffSubmission, StaffSubmissionDetail } from '@billett/contract'
import { type Language, maskedEmail, maskedText } from '@billett/domain'
import type { World } from '../../../world.ts'
import { barrierFacts, withdrawalFacts } from '../../run/declaration/index.ts'
import { feedbackFacts, feedbackTopic } from '../../run/feedback/index.ts'
import type { MailFact } from '../../run/mail/index.ts'
import { cancellationFacts } from '../../subscription/cancellation/index.ts'
import { clientName } from '../listing/index.ts'
import type { ListedSubmission } from './listed-submissions.queries.ts'
import type { SubmissionComment, SubmissionWords } from './submission.repository.ts'

interface Reading {
  language: Language
  /** Who reads. */
  reader: string
  /** They may see names and addresses. */
  isFull: boolean
}

/** A line of the list. */
export function presentListed(
  world: Pick<World, 'clients'>,
  row: ListedSubmission,
  { language, reader, isFull }: Reading,
): StaffSubmission {
  const { id, kind, clientId, receivedOn, about, name, email, assignedTo, assignedId, doneOn, doneBy, outcome } = row
  return {
    guid: id,
    kind,
    clientId,
    client: clientName(world, clientId),
    receivedOn,
    about: kind === 'feedback' ? feedbackTopic(about, language) : about,
    name: isFull ? name : maskedText(name),
    email: isFull || email === '' ? email : maskedEmail(email),
    isMasked: !isFull,
    assignedTo,
    assignedId,
    isMine: assignedId === reader,
    doneOn,
    doneBy,
    outcome,
  }
}

function factsOf(words: SubmissionWords, language: Language): MailFact[] {
  switch (words.kind) {
    case 'cancellation':
      return cancellationFacts(words.row.content, language)
    case 'withdrawal':
      return withdrawalFacts(words.row.content, language)
    case 'barrier':
      return barrierFacts(words.row.content, language)
    case 'feedback':
      return feedbackFacts(words.row, language)
  }
}

interface Whole {
  row: ListedSubmission
  words: SubmissionWords
  comments: readonly SubmissionComment[]
  proposals: StaffSubmissionDetail['proposals']
  contractGuid: string | null
}

/** Everything about it; what somebody typed may name people, and is shown only in full. */
export function presentDetail(
  world: Pick<World, 'clients'>,
  { row, words, comments, proposals, contractGuid }: Whole,
  reading: Reading,
): StaffSubmissionDetail {
  const { isFull, language } = reading
  return {
    ...presentListed(world, row, reading),
    facts: isFull ? factsOf(words, language).map(({ name, value }) => ({ name, value })) : [],
    comments: comments.map(({ guid, on, text, firstName, lastName, username }) => ({
      guid,
      on,
      text: isFull ? text : '',
      by: [firstName, lastName].filter(Boolean).join(' ') || username,
    })),
    proposals,
    contractGuid,
  }
}

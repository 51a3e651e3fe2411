import {
  businessDateOf,
  decisionNumber,
  deliveredOn,
  type Language,
  objectionUntil,
  type PlainDate,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { TicketFile } from '../../../ports/ticket-document.ts'
import type { World } from '../../../world.ts'
import { putDocument } from '../../people/document/index.ts'
import { ruleById, ruleInForce } from '../entitlement/index.ts'
import { decisionById, letterOf, type StoredDecision } from './decision.repository.ts'
import { decisionLetter } from './decision-letter.ts'
import { type LetterPeople, mailAddressOf, peopleOfDecision } from './letter.queries.ts'
import { keepLetter } from './letter.repository.ts'
import { mailOfDecision } from './mail-decision.ts'
import { objectionTo } from './objection.queries.ts'

const PDF = 'application/pdf'

/** When a letter was mailed, with the day it counts as delivered and the last of an objection. */
interface Sent {
  sentOn: string
  deliveredOn: PlainDate
  objectionUntil: PlainDate
}

/** Keeps the letter with the papers of who pays and, where the applicant has an account, with theirs. */
async function keep(
  world: World,
  tx: Transaction,
  decision: StoredDecision,
  { file, people, madeOn, sent }: { file: TicketFile; people: LetterPeople; madeOn: string; sent: Sent | null },
): Promise<void> {
  const clientId = clientIdOf(world)
  const fileId = idOf(`decision letter ${decision.id}`)
  await keepLetter(tx, {
    file: { ...file, id: fileId, clientId, mimeType: PDF, contractId: decision.contractId, uploadedOn: madeOn },
    decision,
    title: file.fileName.replace(/\.pdf$/, ''),
    letter: {
      ...{ decisionId: decision.id, clientId, fileId, byPost: sent === null },
      ...{
        isAddressed: sent === null ? people.address !== null : null,
        printedOn: null,
        postedOn: null,
        postedBy: null,
      },
      ...(sent ?? { sentOn: null, deliveredOn: null, objectionUntil: null }),
    },
    rowId: world.newRowId,
  })
  if (people.accountId !== null)
    await putDocument(tx, {
      ...{ id: fileId, clientId, accountId: people.accountId, createdOn: madeOn },
      ...{ fileName: file.fileName, mimeType: PDF, bytes: Buffer.from(file.bytes) },
    })
}

/** What a request asked for, in sentences; none where it is kept no longer. */
type SentencesOf = (world: World, requestId: string, language: Language) => Promise<string[]>

const sentFrom = (sentOn: string): Sent => {
  const delivered = deliveredOn(businessDateOf(sentOn))
  return { sentOn, deliveredOn: delivered, objectionUntil: objectionUntil(delivered) }
}

/** Of the answer to an objection: the day that one came in, and the court that who pays has named last. */
async function answeredBy({ db }: World, { result, citesId, authorityId, decidedOn, ruleId }: StoredDecision) {
  const objection = result === 'objectionDismissed' && citesId ? await objectionTo(db, citesId) : undefined
  if (!objection) return null
  const now = await ruleInForce(db, authorityId, businessDateOf(decidedOn))
  const cited = ruleId === null ? undefined : await ruleById(db, ruleId)
  return { receivedOn: objection.receivedOn, court: now?.rule.court ?? cited?.rule.court ?? '' }
}

/**
 * Makes the letter of a decision, keeps it and writes to whoever applied, once. Of whom no e-mail address is known it
 * waits for the post: until somebody notes that it was posted nothing counts as delivered. The answer to an objection
 * that is dismissed is served by post in any case, and mailed as a copy.
 */
export async function sendDecisionLetter(
  world: World,
  { decisionId }: Job<'sendDecisionLetter'>,
  sentencesOf: SentencesOf,
): Promise<void> {
  const { db } = world
  const decision = await decisionById(db, decisionId)
  const people = decision && (await peopleOfDecision(db, decisionId))
  if (!decision || !people) return
  const kept = await letterOf(db, decisionId)
  const answered = await answeredBy(world, decision)
  if (kept?.byPost && !answered) return
  const madeOn = kept?.sentOn ?? world.clock()
  const hasMail = mailAddressOf(people) !== null && decision.contractId !== null
  const sent = hasMail && !answered ? sentFrom(madeOn) : null
  const cited = decision.citesId === null ? undefined : await decisionById(db, decision.citesId)
  const file = await world.letters.render(
    decisionLetter(world, {
      decision,
      people,
      version: decision.ruleId === null ? null : ((await ruleById(db, decision.ruleId)) ?? null),
      cited: cited ? decisionNumber(cited.number, cited.schoolYear) : null,
      answered,
      sent,
      asked: decision.requestId === null ? [] : await sentencesOf(world, decision.requestId, people.language),
    }),
  )
  if (!kept) await db.transaction(tx => keep(world, tx, decision, { file, people, madeOn, sent }))
  if (hasMail) await mailOfDecision(world, decision, people, file)
}

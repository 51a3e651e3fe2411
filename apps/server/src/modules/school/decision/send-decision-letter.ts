import { businessDateOf, decisionNumber, deliveredOn, type Language, objectionUntil } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { TicketFile } from '../../../ports/ticket-document.ts'
import type { World } from '../../../world.ts'
import { putDocument } from '../../people/document/index.ts'
import { ruleById } from '../entitlement/index.ts'
import { decisionById, letterOf, type StoredDecision } from './decision.repository.ts'
import { decisionLetter } from './decision-letter.ts'
import { type LetterPeople, peopleOfDecision } from './letter.queries.ts'
import { keepLetter } from './letter.repository.ts'
import { mailOfDecision } from './mail-decision.ts'

const PDF = 'application/pdf'

/** Keeps the letter with the papers of who pays and, where the applicant has an account, with theirs. */
async function keep(
  world: World,
  tx: Transaction,
  decision: StoredDecision,
  { file, people, sentOn }: { file: TicketFile; people: LetterPeople; sentOn: string },
): Promise<void> {
  const clientId = clientIdOf(world)
  const fileId = idOf(`decision letter ${decision.id}`)
  const delivered = deliveredOn(businessDateOf(sentOn))
  const until = objectionUntil(delivered)
  await keepLetter(tx, {
    file: { ...file, id: fileId, clientId, mimeType: PDF, contractId: decision.contractId, uploadedOn: sentOn },
    decision,
    title: file.fileName.replace(/\.pdf$/, ''),
    letter: { decisionId: decision.id, clientId, fileId, sentOn, deliveredOn: delivered, objectionUntil: until },
    rowId: world.newRowId,
  })
  if (people.accountId !== null)
    await putDocument(tx, {
      ...{ id: fileId, clientId, accountId: people.accountId, createdOn: sentOn },
      ...{ fileName: file.fileName, mimeType: PDF, bytes: Buffer.from(file.bytes) },
    })
}

/** What a request asked for, in sentences; none where it is kept no longer. */
type SentencesOf = (world: World, requestId: string, language: Language) => Promise<string[]>

/** Makes the letter of a decision, keeps it and writes to whoever applied, once. */
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
  const sentOn = kept?.sentOn ?? world.clock()
  const delivered = deliveredOn(businessDateOf(sentOn))
  const cited = decision.citesId === null ? undefined : await decisionById(db, decision.citesId)
  const file = await world.letters.render(
    decisionLetter(world, {
      decision,
      people,
      version: decision.ruleId === null ? null : ((await ruleById(db, decision.ruleId)) ?? null),
      cited: cited ? decisionNumber(cited.number, cited.schoolYear) : null,
      deliveredOn: delivered,
      objectionUntil: objectionUntil(delivered),
      asked: decision.requestId === null ? [] : await sentencesOf(world, decision.requestId, people.language),
    }),
  )
  if (!kept) await db.transaction(tx => keep(world, tx, decision, { file, people, sentOn }))
  await mailOfDecision(world, decision, people, file)
}

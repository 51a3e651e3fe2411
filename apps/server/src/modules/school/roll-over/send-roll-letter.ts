import { addressLines } from '@billett/clients'
import { schoolYearLabel } from '@billett/domain'
import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { TicketFile } from '../../../ports/ticket-document.ts'
import type { World } from '../../../world.ts'
import { dateText, greeting, letter, mailOnce } from '../../run/mail/index.ts'
import { linkPage } from '../../subscription/link/index.ts'
import { documentLook } from '../../ticket/fulfilment/index.ts'
import { changesOf } from './letter-changes.ts'
import { factsOfLetter, type RollLetterFacts } from './roll-letter.queries.ts'
import { ROLL_LETTER_WORDS } from './roll-letter-words.ts'

function pdfOf(world: World, facts: RollLetterFacts, hasLink: boolean): Promise<TicketFile> {
  const { language, pupil, authority, before, schoolYear, from } = facts
  const words = ROLL_LETTER_WORDS[language]
  const { operator, texts } = world.client.config
  return world.letters.render({
    language,
    look: documentLook(world.client),
    title: words.title,
    number: schoolYear,
    fileName: `${words.fileName}-${schoolYear}`,
    createdOn: world.clock(),
    company: { name: operator.company, address: addressLines(texts.address) },
    sections: [
      {
        heading: authority,
        facts: [
          { name: words.pupil, value: pupil },
          ...(before === null ? [] : [{ name: words.school, value: before }]),
          { name: words.year, value: schoolYearLabel(from) },
          { name: words.from, value: dateText(from, language) },
        ],
      },
      { heading: words.what, paragraphs: changesOf(facts, hasLink) },
      { paragraphs: [words.contact(authority)] },
    ],
  })
}

/** Writes to who concluded a pupil's contract what becomes of it in the new school year, once of each letter due. */
export async function sendRollLetter(world: World, job: Job<'sendRollLetter'>): Promise<void> {
  const facts = await factsOfLetter(world.db, job)
  if (!facts?.isSent) return
  const key = `rollLetter:${job.letterId}`
  await mailOnce(world, key, async () => {
    const { to, language, guardian, pupil } = facts
    const words = ROLL_LETTER_WORDS[language]
    return letter(world.client, language, {
      id: idOf(key),
      to,
      subject: words.subject(world.client.config.texts.nameShort),
      blocks: [
        { kind: 'text', text: greeting(language, guardian) },
        { kind: 'text', text: words.lead(pupil) },
        ...(job.linkId
          ? [
              { kind: 'text' as const, text: words.say },
              { kind: 'link' as const, text: words.button, url: linkPage(world, language, job.linkId) },
            ]
          : []),
      ],
      attachments: [{ ...(await pdfOf(world, facts, Boolean(job.linkId))), mimeType: 'application/pdf' }],
    })
  })
}

import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce } from '../../run/mail/index.ts'
import { linkPage } from '../../subscription/link/index.ts'
import { factsOfLetter } from './roll-letter.queries.ts'
import { rollLetter } from './roll-letter.ts'
import { ROLL_LETTER_WORDS } from './roll-letter-words.ts'

/** Writes to who concluded a pupil's contract what becomes of it in the new school year, once of each letter due. */
export async function sendRollLetter(world: World, job: Job<'sendRollLetter'>): Promise<void> {
  const facts = await factsOfLetter(world.db, job)
  if (!facts?.isSent || facts.to === null) return
  const { to } = facts
  const key = `rollLetter:${job.letterId}`
  await mailOnce(world, key, async () => {
    const { language, guardian, pupil } = facts
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
      attachments: [{ ...(await rollLetter(world, facts, job.linkId ? 'link' : 'mail')), mimeType: 'application/pdf' }],
    })
  })
}

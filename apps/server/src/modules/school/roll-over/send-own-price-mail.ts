import { formatMoney, schoolYearLabel } from '@billett/domain'
import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { dateText, greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { OWN_PRICE_WORDS } from './own-price-words.ts'
import { factsOfLetter } from './roll-letter.queries.ts'

/** Confirms to parents at which price they keep a ticket, as they have agreed to it. */
export async function sendOwnPriceMail(world: World, job: Job<'sendOwnPriceMail'>): Promise<void> {
  const key = `ownPrice:${job.agreementId}`
  await mailOnce(world, key, async () => {
    const facts = await factsOfLetter(world.db, job)
    if (!facts || facts.to === null) return undefined
    const { to } = facts
    const { language, guardian, pupil, from, authority } = facts
    const words = OWN_PRICE_WORDS[language]
    const price = formatMoney(job.priceInCent, world.regions.current().tariff.currency, language)
    return letter(world.client, language, {
      id: idOf(key),
      to,
      subject: words.subject(world.client.config.texts.nameShort),
      blocks: [
        paragraph(greeting(language, guardian)),
        paragraph(words.lead(pupil)),
        {
          kind: 'facts',
          facts: [
            { name: words.pupil, value: pupil },
            { name: words.year, value: schoolYearLabel(from) },
            { name: words.from, value: dateText(from, language) },
            { name: words.price, value: price, strong: true },
          ],
        },
        paragraph(words.terms),
        paragraph(words.contact(authority)),
      ],
    })
  })
}

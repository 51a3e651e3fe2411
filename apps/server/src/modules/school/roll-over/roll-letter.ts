import { addressLines } from '@billett/clients'
import { schoolYearLabel } from '@billett/domain'
import type { TicketFile } from '../../../ports/ticket-document.ts'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import { documentLook } from '../../ticket/fulfilment/index.ts'
import { recipientOf } from '../decision/index.ts'
import { changesOf } from './letter-changes.ts'
import type { RollLetterFacts } from './roll-letter.queries.ts'
import { ROLL_LETTER_WORDS } from './roll-letter-words.ts'

/**
 * What becomes of a pupil's ticket in the new school year as a letter. It comes by a mail with a link to answer by, by
 * one without, or by post, where name and address stand above.
 */
export function rollLetter(world: World, facts: RollLetterFacts, by: 'link' | 'mail' | 'post'): Promise<TicketFile> {
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
      ...(by === 'post' ? [{ list: recipientOf(facts.guardian, facts.address) }] : []),
      {
        heading: authority,
        facts: [
          { name: words.pupil, value: pupil },
          ...(before === null ? [] : [{ name: words.school, value: before }]),
          { name: words.year, value: schoolYearLabel(from) },
          { name: words.from, value: dateText(from, language) },
        ],
      },
      { heading: words.what, paragraphs: changesOf(facts, by === 'link') },
      { paragraphs: [words.contact(authority)] },
    ],
  })
}

import { decisionNumber, type Language } from '@billett/domain'
import { fillPath, routes } from '@billett/paths'
import { idOf } from '../../../crypto/id-of.ts'
import type { TicketFile } from '../../../ports/ticket-document.ts'
import type { World } from '../../../world.ts'
import { letter, mailOnce } from '../../run/mail/index.ts'
import { linkSecret, makeLink } from '../../subscription/link/index.ts'
import type { StoredDecision } from './decision.repository.ts'
import { isOfFamily } from './family-part.repository.ts'
import type { LetterPeople } from './letter.queries.ts'

interface DecisionMailWords {
  subject: (shop: string) => string
  hello: (name: string) => string
  nameless: string
  lead: string
  number: string
  authority: string
  account: string
  button: string
}

/** Names nobody but who is written to: the letter itself says the rest. */
const WORDS: Readonly<Record<Language, DecisionMailWords>> = {
  de: {
    subject: shop => `Über Ihren Antrag ist entschieden: ${shop}`,
    hello: name => `Guten Tag ${name},`,
    nameless: 'Guten Tag,',
    lead: 'über Ihren Antrag auf eine Schülerfahrkarte ist entschieden. Den Bescheid mit Begründung und Rechtsbehelfsbelehrung finden Sie im Anhang.',
    number: 'Bescheidnummer',
    authority: 'Entschieden hat',
    button: 'Antrag ansehen',
    account: 'Sie finden ihn auch unter den Dokumenten Ihres Kontos.',
  },
  en: {
    subject: shop => `Your application has been decided: ${shop}`,
    hello: name => `Dear ${name},`,
    nameless: 'Hello,',
    lead: 'your application for a ticket to school has been decided. The decision with its reasons and your right to object is attached.',
    number: 'Number of the decision',
    authority: 'Decided by',
    button: 'See the application',
    account: 'You also find it among the documents of your account.',
  },
}

/** The page of an application, for whoever has its link. */
export const applicationPage = (world: World, language: Language, linkId: string): string =>
  `${new URL(world.config.PUBLIC_URL).origin}${fillPath(routes.schoolTicketApplication[language], { token: linkSecret(world, linkId) })}`

/** Writes to whoever applied that the letter is there, once; to nobody of whom no address is known. */
export async function mailOfDecision(
  world: World,
  decision: StoredDecision,
  people: LetterPeople,
  file: TicketFile,
): Promise<void> {
  const { contractId } = decision
  const to = people.accountEmail ?? people.guardianEmail ?? people.applicationEmail
  if (to === null || contractId === null) return
  await mailOnce(world, `decision:${decision.id}`, async () => {
    const { language } = people
    const words = WORDS[language]
    const link = await world.db.transaction(async tx =>
      (await isOfFamily(tx, contractId)) ? makeLink(world, tx, { contractId, act: 'followApplication' }) : undefined,
    )
    const name = [people.guardianFirst, people.guardianLast].filter(Boolean).join(' ')
    return letter(world.client, language, {
      id: idOf(`decision mail ${decision.id}`),
      to,
      subject: words.subject(world.client.config.texts.nameShort),
      attachments: [{ ...file, mimeType: 'application/pdf' }],
      blocks: [
        { kind: 'text', text: name === '' ? words.nameless : words.hello(name) },
        { kind: 'text', text: words.lead },
        {
          kind: 'facts',
          facts: [
            { name: words.number, value: decisionNumber(decision.number, decision.schoolYear) },
            { name: words.authority, value: people.authority },
          ],
        },
        ...(link
          ? [{ kind: 'link' as const, text: words.button, url: applicationPage(world, language, link.id) }]
          : []),
        ...(people.accountId === null ? [] : [{ kind: 'text' as const, text: words.account }]),
      ],
    })
  })
}

import { decisionNumber, type Language } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Job, ObjectionNews } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { dateText, greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { decisionById } from './decision.repository.ts'
import { isOfFamily } from './family-part.repository.ts'
import { guardianNameOf, mailAddressOf, peopleOfDecision } from './letter.queries.ts'
import { applicationPage } from './mail-decision.ts'
import { objectionById } from './objection.queries.ts'

interface ObjectionMailWords {
  subject: Readonly<Record<ObjectionNews, (shop: string) => string>>
  lead: Readonly<Record<ObjectionNews, string>>
  number: string
  receivedOn: string
  authority: string
  button: string
}

const WORDS: Readonly<Record<Language, ObjectionMailWords>> = {
  de: {
    subject: {
      received: shop => `Ihr Widerspruch ist eingegangen: ${shop}`,
      upheld: shop => `Ihrem Widerspruch ist abgeholfen: ${shop}`,
      withdrawn: shop => `Ihr Widerspruch ist zurückgenommen: ${shop}`,
    },
    lead: {
      received:
        'Ihr Widerspruch ist eingegangen. Bis über ihn entschieden ist, ruht die Frist. Die Antwort bekommen Sie mit ihrer Begründung von der Stelle, die entschieden hat.',
      upheld:
        'Ihrem Widerspruch ist abgeholfen. Über den Antrag wird neu entschieden; darüber bekommen Sie einen weiteren Bescheid.',
      withdrawn:
        'Ihr Widerspruch ist als zurückgenommen eingetragen. Haben Sie ihn nicht zurückgenommen, wenden Sie sich bitte an die Stelle, die entschieden hat.',
    },
    number: 'Bescheidnummer',
    receivedOn: 'Eingegangen am',
    authority: 'Entschieden hat',
    button: 'Antrag ansehen',
  },
  en: {
    subject: {
      received: shop => `Your objection has arrived: ${shop}`,
      upheld: shop => `Your objection is upheld: ${shop}`,
      withdrawn: shop => `Your objection is withdrawn: ${shop}`,
    },
    lead: {
      received:
        'Your objection has arrived. Until it is decided the term stands still. Whoever has decided answers it with reasons.',
      upheld: 'Your objection is upheld. The application is decided anew; you will get another decision about it.',
      withdrawn:
        'Your objection is noted as withdrawn. If you have not withdrawn it, please turn to whoever has decided.',
    },
    number: 'Number of the decision',
    receivedOn: 'Arrived on',
    authority: 'Decided by',
    button: 'See the application',
  },
}

/** Whoever objected is told what became of it. */
export const tellOfObjection = (world: World, tx: Transaction, objectionId: string, news: ObjectionNews) =>
  world.jobs.send(tx, 'sendObjectionMail', { clientId: clientIdOf(world), objectionId, news })

/** Mails whoever applied how an objection stands, once; what was written stands on the page of the application. */
export const sendObjectionMail = (world: World, { objectionId, news }: Job<'sendObjectionMail'>): Promise<void> =>
  mailOnce(world, `objection:${objectionId}:${news}`, async () => {
    const objection = await objectionById(world.db, objectionId)
    const decision = objection && (await decisionById(world.db, objection.decisionId))
    const people = decision && (await peopleOfDecision(world.db, decision.id))
    const to = people ? mailAddressOf(people) : null
    if (!people || to === null) return undefined
    const { contractId, receivedOn } = objection
    const { language } = people
    const words = WORDS[language]
    const link = await world.db.transaction(async tx =>
      (await isOfFamily(tx, contractId)) ? makeLink(world, tx, { contractId, act: 'followApplication' }) : undefined,
    )
    return letter(world.client, language, {
      id: idOf(`objection mail ${objectionId} ${news}`),
      to,
      subject: words.subject[news](world.client.config.texts.nameShort),
      blocks: [
        paragraph(greeting(language, guardianNameOf(people))),
        paragraph(words.lead[news]),
        {
          kind: 'facts',
          facts: [
            { name: words.number, value: decisionNumber(decision.number, decision.schoolYear) },
            { name: words.receivedOn, value: dateText(receivedOn, language) },
            { name: words.authority, value: people.authority },
          ],
        },
        ...(link
          ? [{ kind: 'link' as const, text: words.button, url: applicationPage(world, language, link.id) }]
          : []),
      ],
    })
  })

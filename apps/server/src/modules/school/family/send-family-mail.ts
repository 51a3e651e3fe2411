import type { Language } from '@billett/domain'
import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce } from '../../run/mail/index.ts'
import { applicationPage } from '../decision/index.ts'
import { childrenOfApplication } from './family.queries.ts'

interface FamilyMailWords {
  subject: (shop: string) => string
  lead: string
  children: string
  button: string
  notYou: string
}

const WORDS: Readonly<Record<Language, FamilyMailWords>> = {
  de: {
    subject: shop => `Ihr Antrag auf Schülertickets ist eingegangen: ${shop}`,
    lead: 'Ihr Antrag ist eingegangen. Die Schule bestätigt die Angaben, dann entscheidet der Kostenträger. Mit dem Link sehen Sie jederzeit, wie er steht, und finden dort später den Bescheid.',
    children: 'Vertragsnummern',
    button: 'Antrag ansehen',
    notYou: 'Haben Sie nichts beantragt, geben Sie uns bitte Bescheid: Jemand hat Ihre E-Mail-Adresse genannt.',
  },
  en: {
    subject: shop => `Your application for tickets to school has arrived: ${shop}`,
    lead: 'Your application has arrived. The school confirms what you said, then the cost unit decides. By the link you see at any time how it stands, and later find the decision there.',
    children: 'Contract numbers',
    button: 'See the application',
    notYou: 'If you have not applied for anything, please tell us: somebody named your e-mail address.',
  },
}

/** Mails parents the link to their application, once. */
export const sendFamilyMail = (world: World, { applicationId, linkId }: Job<'sendFamilyMail'>): Promise<void> =>
  mailOnce(world, `family:${applicationId}`, async () => {
    const children = await childrenOfApplication(world.db, applicationId)
    const [first] = children
    if (!first || first.email === '') return undefined
    const { language, email: to } = first
    const words = WORDS[language]
    return letter(world.client, language, {
      id: idOf(`family mail ${applicationId}`),
      to,
      subject: words.subject(world.client.config.texts.nameShort),
      blocks: [
        { kind: 'text', text: greeting(language) },
        { kind: 'text', text: words.lead },
        { kind: 'facts', facts: [{ name: words.children, value: children.map(({ number }) => number).join(', ') }] },
        { kind: 'link', text: words.button, url: applicationPage(world, language, linkId) },
        { kind: 'text', text: words.notYou },
      ],
    })
  })

import type { Language } from '@billett/domain'
import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { applicationPage } from '../decision/index.ts'
import { applicationOfContract, childrenOfApplication } from './family.queries.ts'

interface Words {
  subject: (shop: string) => string
  lead: (name: string, number: string) => string
  paid: string
  button: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    subject: shop => `Das Schülerticket gehört jetzt Ihrem Kind: ${shop}`,
    lead: (name, number) =>
      `${name} ist volljährig. Den Vertrag ${number} haben Sie geschlossen; mit dem Link übergeben Sie ihn. Das Ticket gilt weiter wie bisher.`,
    paid: 'Zahlen Sie einen Eigenanteil, wird Ihr Kind danach nach einem eigenen Konto gefragt. Bis dahin bleibt alles, wie es ist.',
    button: 'Vertrag übergeben',
  },
  en: {
    subject: shop => `The ticket to school is your child’s now: ${shop}`,
    lead: (name, number) =>
      `${name} is of age. You have concluded the contract ${number}; by the link you hand it over. The ticket stays good as before.`,
    paid: 'If you pay an own share, your child is asked for an account of their own afterwards. Until then everything stays as it is.',
    button: 'Hand the contract over',
  },
}

/** Tells parents, once, that a ticket they concluded for a child can be the child's now. */
export const sendCameOfAgeMail = (world: World, { contractId }: Job<'sendCameOfAgeMail'>): Promise<void> =>
  mailOnce(world, `cameOfAge:${contractId}`, async () => {
    const applicationId = await applicationOfContract(world.db, contractId)
    const children = applicationId ? await childrenOfApplication(world.db, applicationId) : []
    const child = children.find(one => one.contractId === contractId)
    if (!child || child.isOwn || child.email === '') return undefined
    const { language, email: to, firstName, number } = child
    const { id: linkId } = await world.db.transaction(tx =>
      makeLink(world, tx, { contractId, act: 'followApplication' }),
    )
    const words = WORDS[language]
    return letter(world.client, language, {
      id: idOf(`came of age mail ${contractId}`),
      to,
      subject: words.subject(world.client.config.texts.nameShort),
      blocks: [
        paragraph(greeting(language)),
        paragraph(words.lead(firstName, number)),
        paragraph(words.paid),
        { kind: 'link', text: words.button, url: applicationPage(world, language, linkId) },
      ],
    })
  })

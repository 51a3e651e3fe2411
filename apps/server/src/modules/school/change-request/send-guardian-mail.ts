import type { Language } from '@billett/domain'
import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce } from '../../run/mail/index.ts'
import { linkPage } from '../../subscription/link/index.ts'
import { namedAddress } from './guardian-address.repository.ts'

interface GuardianMailWords {
  subject: (shop: string) => string
  lead: (school: string) => string
  button: string
  otherwise: string
  notYou: string
}

/** Says nothing of the child: nobody knows yet who reads there. */
const WORDS: Readonly<Record<Language, GuardianMailWords>> = {
  de: {
    subject: shop => `Bitte bestätigen Sie Ihre E-Mail-Adresse: ${shop}`,
    lead: school =>
      `${school} hat Ihre E-Mail-Adresse für ein Schülerticket genannt. Bitte bestätigen Sie, dass es Ihre ist. Dann schreiben wir Ihnen künftig hierher.`,
    button: 'E-Mail-Adresse bestätigen',
    otherwise: 'Bestätigen Sie sie nicht, kommen Bescheide mit der Post.',
    notYou: 'Haben Sie mit dieser Schule nichts zu tun, löschen Sie diese E-Mail bitte: Sie bekommen keine weitere.',
  },
  en: {
    subject: shop => `Please confirm your e-mail address: ${shop}`,
    lead: school =>
      `${school} named your e-mail address for a ticket to school. Please confirm that it is yours. From then on we write to you here.`,
    button: 'Confirm the e-mail address',
    otherwise: 'If you do not confirm it, decisions come by post.',
    notYou: 'If you have nothing to do with this school, please delete this e-mail: you will get no other.',
  },
}

/** Asks a guardian whom a school has named whether the address is theirs, once by each link. */
export const sendGuardianMail = (world: World, { contractId, linkId }: Job<'sendGuardianMail'>): Promise<void> =>
  mailOnce(world, `guardian:${contractId}:${linkId}`, async () => {
    const named = await namedAddress(world.db, contractId)
    if (!named) return undefined
    const { email: to, language, guardian, school } = named
    const words = WORDS[language]
    return letter(world.client, language, {
      id: idOf(`guardian mail ${contractId} ${linkId}`),
      to,
      subject: words.subject(world.client.config.texts.nameShort),
      blocks: [
        { kind: 'text', text: greeting(language, guardian) },
        { kind: 'text', text: words.lead(school) },
        { kind: 'link', text: words.button, url: linkPage(world, language, linkId) },
        { kind: 'text', text: words.otherwise },
        { kind: 'text', text: words.notYou },
      ],
    })
  })

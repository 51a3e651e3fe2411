import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { dayText, greeting, letter, type MailBlock, paragraph } from '../../run/mail/index.ts'
import { ACCOUNT_MAIL } from './account-mail-words.ts'
import type { Wording, Writing } from './letter.ts'

/** Mails that tell of something the owner may not have done. */
const WARNS: readonly Wording[] = [
  'passwordChanged',
  'passwordReplaced',
  'passkeyAdded',
  'newDevice',
  'emailChangeAsked',
  'deletionRequested',
  'takenOver',
]

/** A mail of the account, in the reader's language and the client's look. */
export function accountMail({ client }: World, writing: Writing): Mail {
  const {
    mailId,
    wording,
    to,
    language,
    addressee,
    link,
    email = '',
    on,
    withNewsletter = false,
    kept = [],
    visit,
  } = writing
  const words = ACCOUNT_MAIL[language]
  const { subject, text, link: label } = words[wording]
  const shop = client.config.texts.nameShort
  const [first, ...rest] = text({ shop, email, day: on ? dayText(on, language) : '', withNewsletter, kept, visit })
  const blocks: MailBlock[] = [
    paragraph(greeting(language, addressee && `${addressee.firstName} ${addressee.lastName}`)),
    { kind: 'text', text: first, address: email },
    ...(link && label ? [{ kind: 'link' as const, text: label, url: link }] : []),
    ...rest.map(paragraph),
    ...(WARNS.includes(wording) ? [paragraph(words.notYou)] : []),
  ]
  return letter(client, language, {
    id: mailId,
    to,
    subject: subject(shop),
    blocks,
  })
}

import { addDays, type DaySpan, formatMoney, linkExpiry } from '@billett/domain'
import { fillPath, routes } from '@billett/paths'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { idOf } from '../../../../crypto/id-of.ts'
import type { Job } from '../../../../ports/job-queue.ts'
import type { Mail } from '../../../../ports/mailer.ts'
import type { World } from '../../../../world.ts'
import { dateText, greeting, letter, type MailBlock, minuteText, paragraph } from '../../../run/mail/index.ts'
import { textIn } from '../../../travel/region/index.ts'
import { linkPage, linkSecret } from '../../link/index.ts'
import type { Ordered } from '../application.repository.ts'
import { confirmAddress } from '../confirm/confirm-address.ts'
import { firstDebitOf } from '../first-debit.ts'
import { SUBSCRIPTION_MAIL } from './subscription-mail-words.ts'

/** The link that confirms an order. */
const confirmPage = (world: World, { contract, application }: Ordered, linkId: string): string =>
  confirmAddress(world, application.language, {
    subscriptionId: linkSecret(world, linkId),
    clientId: clientIdOf(world),
    configurationId: contract.configurationId,
    userId: contract.subscriberId,
  }).href

/**
 * How whoever concluded it gets to the pass and what else there is: in an account, by a link that needs none, or both.
 * What an organisation has ordered for its people says so by itself.
 */
function whereabouts(world: World, ordered: Ordered, granted: Granted): MailBlock[] {
  const { hasAccount, confirmLinkId, passLinkId } = granted
  const { application, contract } = ordered
  const { language } = application
  const mayRegister = world.client.config.modules.login.register
  if (passLinkId === null && (contract.organisationId !== null || !(hasAccount || mayRegister))) return []
  const words = SUBSCRIPTION_MAIL[language]
  const { kind } = application.concluding.payload.medium
  const url = new URL(fillPath(routes.subscriptions[language], {}), world.config.PUBLIC_URL).href
  const toAccount = { kind: 'link' as const, text: words.toSubscriptions, url }
  if (passLinkId !== null)
    return [
      paragraph(words.whereabouts.byLink[kind]),
      { kind: 'link', text: words.showPass[kind], url: linkPage(world, language, passLinkId) },
      ...(hasAccount ? [paragraph(words.alsoIn.ownAccount), toAccount] : []),
      ...(!hasAccount && mayRegister ? [paragraph(words.alsoIn.newAccount)] : []),
    ]
  const said = words.whereabouts[hasAccount ? 'ownAccount' : 'newAccount']
  return [
    paragraph(said[kind]),
    ...(hasAccount || confirmLinkId === null
      ? []
      : [{ kind: 'link' as const, text: words.createAccount, url: confirmPage(world, ordered, confirmLinkId) }]),
    toAccount,
  ]
}

/** What comes with a contract. */
export interface Granted {
  file: NonNullable<Mail['attachments']>[number]
  /** Whoever concluded it has an account. */
  hasAccount: boolean
  /** By which it was confirmed: its page makes an account of a guest. Null where it is not known. */
  confirmLinkId: string | null
  /** Which shows its pass without an account; null where it is found in one. */
  passLinkId: string | null
}

interface Told {
  ordered: Ordered
  /** Null where nobody knows it any more. */
  addressee: string | null
  /** The address it goes to. */
  to: string
  /** A machine has refused it for what an agency said. */
  isWarnedOf: boolean
  /** Null of all other news. */
  granted: Granted | null
  /** The days of the contract; null while there is none. */
  span: DaySpan | null
}

/** What a mail about an order says: what was ordered, what has become of it, and what is to be done. */
export function subscriptionMail(
  world: World,
  job: Job<'sendSubscriptionMail'>,
  { ordered, addressee, to, isWarnedOf, granted, span }: Told,
): Mail {
  const { application, contract, configuration } = ordered
  const { language, concluding } = application
  const words = SUBSCRIPTION_MAIL[language]
  const { kind, linkId } = job
  // What it cost and when it began is no news to whoever leaves.
  const isOver = kind === 'leaves'
  const name = textIn(configuration.title, language)
  const money = (cents: number) => formatMoney(cents, contract.currency, language)
  const firstDebit = firstDebitOf(application)
  const lastDay = ({ from, to }: DaySpan) => (to > from ? dateText(addDays(to, -1), language) : words.neverBegan)
  const facts = [
    { name: words.product, value: name },
    { name: words.number, value: contract.number },
    ...(isOver ? [] : [{ name: words.firstDay, value: dateText(concluding.effectiveOn, language) }]),
    ...((kind === 'ended' || isOver) && span ? [{ name: words.lastDay, value: lastDay(span) }] : []),
    ...(isOver ? [] : [{ name: words.price, value: money(application.priceCents) }]),
    ...(firstDebit && !isOver
      ? [{ name: words.firstDebit, value: `${money(firstDebit.amountInCent)}, ${dateText(firstDebit.on, language)}` }]
      : []),
  ]
  const button = words.button[kind]
  const url =
    linkId === null || button === undefined
      ? null
      : kind === 'confirm' || kind === 'payFirst'
        ? confirmPage(world, ordered, linkId)
        : linkPage(world, language, linkId)
  const until = minuteText(linkExpiry('confirm', application.submittedOn), language)
  const blocks: MailBlock[] = [
    paragraph(greeting(language, addressee)),
    paragraph(words.lead[kind]),
    ...(isWarnedOf ? [paragraph(words.warnedOf)] : []),
    { kind: 'facts', facts },
    ...(granted ? whereabouts(world, ordered, granted) : []),
    ...(url === null || button === undefined ? [] : [{ kind: 'link' as const, text: button, url }]),
    ...(kind === 'confirm' ? [paragraph(words.until(until)), paragraph(words.notYou)] : []),
  ]
  return letter(world.client, language, {
    id: idOf(`subscription ${contract.id} ${kind} ${linkId ?? ''}`),
    to,
    subject: words.subject[kind](name),
    blocks,
    attachments: granted ? [granted.file] : [],
  })
}

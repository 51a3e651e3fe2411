import { decisionNumber, formatMoney, type Language } from '@billett/domain'
import { fillPath, routes } from '@billett/paths'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { TicketFile } from '../../../ports/ticket-document.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce } from '../../run/mail/index.ts'
import { linkPage, linkSecret, makeLink } from '../../subscription/link/index.ts'
import { mandateOfPayer, payerOfParty } from '../../subscription/party/index.ts'
import type { StoredDecision } from './decision.repository.ts'
import { isOfFamily } from './family-part.repository.ts'
import { guardianNameOf, type LetterPeople, mailAddressOf } from './letter.queries.ts'

interface DecisionMailWords {
  subject: (shop: string) => string
  lead: string
  /** Instead, of a decision that is taken back. */
  takenBack: string
  /** Instead, of an objection that is dismissed: the letter itself comes by post. */
  dismissed: string
  dismissedSubject: (shop: string) => string
  /** Instead, of what the step into a school year has decided. */
  step: string
  stepSubject: (shop: string) => string
  number: string
  authority: string
  account: string
  button: string
  /** Below what the parents pay of each month: how they have it debited. */
  share: (amount: string) => string
  nameAccount: string
}

/** Names nobody but who is written to: the letter itself says the rest. */
const WORDS: Readonly<Record<Language, DecisionMailWords>> = {
  de: {
    subject: shop => `Über Ihren Antrag ist entschieden: ${shop}`,
    lead: 'über Ihren Antrag auf ein Schülerticket ist entschieden. Den Bescheid mit Begründung und Rechtsbehelfsbelehrung finden Sie im Anhang.',
    takenBack:
      'die Bewilligung Ihres Antrags auf ein Schülerticket ist zurückgenommen worden; über den Antrag wird neu entschieden. Den Bescheid mit Begründung und Rechtsbehelfsbelehrung finden Sie im Anhang.',
    dismissed:
      'Ihr Widerspruch ist zurückgewiesen worden. Den Widerspruchsbescheid mit Begründung und Rechtsbehelfsbelehrung bekommen Sie als Einschreiben mit der Post; erst mit seiner Zustellung beginnt die Frist für eine Klage. Eine Abschrift finden Sie im Anhang.',
    dismissedSubject: shop => `Über Ihren Widerspruch ist entschieden: ${shop}`,
    step: 'über das Schülerticket ist für das neue Schuljahr entschieden. Den Bescheid mit Begründung und Rechtsbehelfsbelehrung finden Sie im Anhang.',
    stepSubject: shop => `Das Schülerticket im neuen Schuljahr: ${shop}`,
    number: 'Bescheidnummer',
    authority: 'Entschieden hat',
    button: 'Antrag ansehen',
    account: 'Sie finden ihn auch unter den Dokumenten Ihres Kontos.',
    share: amount =>
      `Ihr Eigenanteil ist ${amount} im Monat. Sie bekommen darüber Rechnungen, oder wir buchen ihn von einem Konto ab, das Sie uns hier nennen.`,
    nameAccount: 'Konto für den Eigenanteil nennen',
  },
  en: {
    subject: shop => `Your application has been decided: ${shop}`,
    lead: 'your application for a ticket to school has been decided. The decision with its reasons and your right to object is attached.',
    takenBack:
      'the grant of your application for a ticket to school has been taken back; the application is decided anew. The decision with its reasons and your right to object is attached.',
    dismissed:
      'Your objection has been dismissed. The decision on it, with its reasons and how to go to court, comes to you by registered post; the time to do so begins with that alone. A copy is attached.',
    dismissedSubject: shop => `Your objection has been decided: ${shop}`,
    step: 'the ticket to school has been decided on for the new school year. The decision with its reasons and your right to object is attached.',
    stepSubject: shop => `The ticket to school in the new school year: ${shop}`,
    number: 'Number of the decision',
    authority: 'Decided by',
    button: 'See the application',
    account: 'You also find it among the documents of your account.',
    share: amount =>
      `Your own share is ${amount} a month. You get invoices for it, or we debit an account that you name here.`,
    nameAccount: 'Name an account for your own share',
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
  const to = mailAddressOf(people)
  if (to === null || contractId === null) return
  await mailOnce(world, `decision:${decision.id}`, async () => {
    const { language } = people
    const words = WORDS[language]
    const { subject, lead } = aboutOf(words, decision)
    const link = await world.db.transaction(async tx =>
      (await isOfFamily(tx, contractId)) ? makeLink(world, tx, { contractId, act: 'followApplication' }) : undefined,
    )
    const debited = await accountLink(world, decision, people)
    const name = guardianNameOf(people)
    return letter(world.client, language, {
      id: idOf(`decision mail ${decision.id}`),
      to,
      subject: subject(world.client.config.texts.nameShort),
      attachments: [{ ...file, mimeType: 'application/pdf' }],
      blocks: [
        { kind: 'text', text: greeting(language, name) },
        { kind: 'text', text: lead },
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
        ...(debited
          ? [
              { kind: 'text' as const, text: words.share(debited.amount) },
              { kind: 'link' as const, text: words.nameAccount, url: debited.url },
            ]
          : []),
        ...(people.accountId === null ? [] : [{ kind: 'text' as const, text: words.account }]),
      ],
    })
  })
}

/** What a decision is about, as the mail says it. */
function aboutOf(words: DecisionMailWords, { result, stepId }: StoredDecision) {
  if (result === 'objectionDismissed') return { subject: words.dismissedSubject, lead: words.dismissed }
  if (stepId !== null) return { subject: words.stepSubject, lead: words.step }
  return { subject: words.subject, lead: result === 'takenBack' ? words.takenBack : words.lead }
}

/** Where parents who pay a part and have named no account do so; undefined of everybody else. */
async function accountLink(world: World, { contractId, share, result }: StoredDecision, people: LetterPeople) {
  const { subscriberId, language } = people
  const cents = share?.cents ?? 0
  if (result !== 'entitled' || cents === 0 || subscriberId === null || contractId === null) return undefined
  return world.db.transaction(async tx => {
    const payerId = await payerOfParty(world, tx, subscriberId)
    if (await mandateOfPayer(tx, clientIdOf(world), payerId)) return undefined
    const { id } = await makeLink(world, tx, { contractId, act: 'changeAccount', payerId })
    const { currency } = world.regions.current().tariff
    return { amount: formatMoney(cents, currency, language), url: linkPage(world, language, id) }
  })
}

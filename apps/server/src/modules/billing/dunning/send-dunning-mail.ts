import { addDays, creditorReference, formatMoney } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { dateText, greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { contractNumbers } from '../../subscription/contract/index.ts'
import { linkPage } from '../../subscription/link/index.ts'
import { contactOfPayer } from '../../subscription/party/index.ts'
import { returnsSince, stepToTell } from './dunning.queries.ts'
import { dunningLetter } from './dunning-letter.ts'
import { DUNNING_MAIL } from './dunning-mail-words.ts'
import { owedBy } from './owed-by.ts'
import { returnWords } from './return-words.ts'

/**
 * Writes to whoever owes what came back and why, what is owed and how to pay it, once for each level. Nothing goes to
 * whom nobody knows any more, nor to who has paid meanwhile.
 */
export async function sendDunningMail(world: World, { stepId, linkId }: Job<'sendDunningMail'>): Promise<void> {
  const clientId = clientIdOf(world)
  await mailOnce(world, `dunning:${stepId}`, async () => {
    const step = await stepToTell(world.db, clientId, stepId)
    if (!step || step.state === 'clear') return undefined
    const { payerId, state, takenOn, owedCents, feeCents, customerNumber, caseOpenedOn } = step
    const contact = await contactOfPayer(world.db, clientId, payerId)
    const { contractIds, cents } = await owedBy(world, world.db, payerId)
    if (!contact || cents <= 0) return undefined
    const { language, name, email: to } = contact
    const words = DUNNING_MAIL[language]
    const { subject, lead } = dunningLetter(world, { state, takenOn }, language)
    const money = (amount: number) => formatMoney(amount, 'EUR', language)
    const contracts = (await contractNumbers(world.db, contractIds)).map(({ number }) => number)
    const returned = await returnsSince(world.db, payerId, addDays(caseOpenedOn, -1))
    const account = world.client.config.operator.collectionAccount
    return letter(world.client, language, {
      id: idOf(`dunning ${stepId}`),
      to,
      subject,
      blocks: [
        paragraph(greeting(language, name)),
        ...lead.map(paragraph),
        ...returned.map(({ returnedOn, code }) =>
          paragraph(words.returned(dateText(returnedOn, language), returnWords(code, language))),
        ),
        {
          kind: 'facts',
          facts: [
            { name: words.owed, value: money(owedCents + feeCents) },
            ...(feeCents > 0 ? [{ name: words.fee, value: money(feeCents) }] : []),
            { name: words.contracts, value: contracts.join(', ') },
            { name: words.reference, value: creditorReference(customerNumber) },
          ],
        },
        { kind: 'link', text: words.pay, url: linkPage(world, language, linkId) },
        ...(account ? [paragraph(words.transfer(account.iban))] : []),
        paragraph(words.dispute),
      ],
      attachments: [],
    })
  })
}

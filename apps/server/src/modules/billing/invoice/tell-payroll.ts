import { formatMoney, type Language } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { buyersOf } from './buyer.queries.ts'
import { payrollById } from './payroll.queries.ts'
import { payrollReaders } from './payroll-readers.queries.ts'

interface Words {
  subject: (shop: string, month: string) => string
  lead: (month: string, count: number, sum: string) => string
  invoice: string
  button: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    subject: (shop, month) => `Ihre Lohnabzugsliste ${month} von ${shop}`,
    lead: (month, count, sum) =>
      `die Liste für ${month} liegt im Portal bereit: ${count} Posten, zusammen ${sum}, die Sie von den Löhnen Ihrer Beschäftigten einbehalten.`,
    invoice: 'Der Betrag steht auch auf Ihrer Rechnung dieses Monats; Sie zahlen ihn mit ihr.',
    button: 'Zu den Rechnungen im Portal',
  },
  en: {
    subject: (shop, month) => `Your payroll list ${month} from ${shop}`,
    lead: (month, count, sum) =>
      `the list for ${month} is in the portal: ${count} items, ${sum} together, which you keep back from the wages of your staff.`,
    invoice: 'The amount stands on your invoice of this month as well; you pay it with that.',
    button: 'To the invoices in the portal',
  },
}

/** Tells those who see the money of a company, or else its address for invoices, that a list is there; each once. */
export async function tellPayroll(world: World, listId: string): Promise<void> {
  const list = await payrollById(world.db, clientIdOf(world), listId)
  if (!list) return
  const { company, companyId, language } = list
  const own = (await buyersOf(world.db, [list.payerId])).get(list.payerId)?.party.email ?? ''
  const readers = await payrollReaders(world.db, companyId)
  for (const to of readers.length > 0 ? readers : [own].filter(email => email !== ''))
    await mailOnce(world, `payroll:${listId}:${idOf(to)}`, async () => {
      const words = WORDS[language]
      const [year, month] = list.month.split('-')
      const said = `${month}/${year}`
      return letter(world.client, language, {
        id: idOf(`payroll ${listId} ${to}`),
        to,
        subject: words.subject(world.client.config.texts.nameShort, said),
        blocks: [
          paragraph(greeting(language, company)),
          paragraph(words.lead(said, list.count, formatMoney(list.cents, list.currency, language))),
          paragraph(words.invoice),
          {
            kind: 'link',
            text: words.button,
            url: `${new URL(world.config.PUBLIC_URL).origin}${officeRoutes.schoolInvoices[language]}`,
          },
        ],
        attachments: [],
      })
    })
}

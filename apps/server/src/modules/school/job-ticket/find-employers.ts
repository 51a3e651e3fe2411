import type { Employer, EmployerSearch } from '@billett/contract'
import {
  addMonths,
  businessDateOf,
  type FrameworkProduct,
  firstOfMonth,
  jobSplit,
  mailDomainOf,
  type PlainDate,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { mandateText } from '../../pay/mandate/index.ts'
import { limitTries } from '../../run/limits/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { departmentsOf } from './entry.queries.ts'
import { type Agreed, agreedByEntry } from './in-force.queries.ts'
import { type SoldProduct, soldProducts } from './job-prices.ts'

/** How many months can be begun with, the next one first. */
const MONTHS = 3

export const firstDaysFrom = (today: PlainDate): PlainDate[] =>
  Array.from({ length: MONTHS }, (_, index) => addMonths(firstOfMonth(today), index + 1))

/** Companies that somebody may come into, by a code or an address. */
export const employersBy = ({ world }: Context, { code, email }: EmployerSearch): Promise<Agreed[]> =>
  agreedByEntry(world.db, clientIdOf(world), {
    code,
    domain: mailDomainOf(email),
    day: businessDateOf(world.clock()),
  })

async function presented(context: Context, { companyId, company, terms }: Agreed): Promise<Employer> {
  const { world, language } = context
  const today = businessDateOf(world.clock())
  const [first = today] = firstDaysFrom(today)
  const sold = await soldProducts(world, world.db, { date: first, today })
  const shown = (product: FrameworkProduct, { offered, prices }: SoldProduct): Employer['products'][number] => {
    const { employer, employee } = jobSplit(product, prices)
    const name = textIn(offered.content.title, language)
    const parts = { employerInCent: employer, employeeInCent: employee }
    return { group: product.group, name, priceInCent: prices.priceCents, ...parts }
  }
  const departments = await departmentsOf(world.db, companyId, today)
  return {
    guid: companyId,
    name: company,
    departments: departments.map(({ guid, name }) => ({ guid, name })),
    products: terms.products.flatMap(product => {
      const offer = sold(product)
      return offer?.asksOrganisation ? [shown(product, offer)] : []
    }),
    debit: terms.debit,
    firstDays: firstDaysFrom(today),
    mandateText: mandateText(world.client, language),
  }
}

/**
 * What a code or an address of a company leads to; nothing of it is stored. Refuses `employerNotFound`, whichever of
 * the two is wrong.
 */
export async function findEmployers(context: Context, search: EmployerSearch): Promise<Employer[]> {
  await limitTries(context, 'employer', mailDomainOf(search.email))
  const agreed = await employersBy(context, search)
  if (agreed.length === 0) return refuse('employerNotFound', search.code === '' ? 'email' : 'code')
  return Promise.all(agreed.map(one => presented(context, one)))
}

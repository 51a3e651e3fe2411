import type { Employer, EmployerSearch } from '@billett/contract'
import {
  addMonths,
  businessDateOf,
  type FrameworkProduct,
  firstOfMonth,
  isCodeOf,
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

/** Counts a try at a company: by what was typed, and all of a client together, as guessers choose what they type. */
export async function limitEntry(context: Context, typed: string): Promise<void> {
  await limitTries(context, 'employer', typed)
  await limitTries(context, 'employersOfClient', clientIdOf(context.world))
}

/**
 * A company as somebody sees it who comes in. What both pay is shown before the address is proven, as nobody can order
 * without the price; that needs no parts of the company, which only who has the code may choose from.
 */
async function presented(
  context: Context,
  { companyId, company, terms }: Agreed,
  { code }: EmployerSearch,
): Promise<Employer> {
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
  const departments = isCodeOf(terms.entry, code) ? await departmentsOf(world.db, companyId, today) : []
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
  await limitEntry(context, mailDomainOf(search.email))
  const agreed = await employersBy(context, search)
  if (agreed.length === 0) return refuse('employerNotFound', search.code === '' ? 'email' : 'code')
  return Promise.all(agreed.map(one => presented(context, one, search)))
}

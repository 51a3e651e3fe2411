import type { JoinEmployer } from '@billett/contract'
import {
  businessDateOf,
  concluderOf,
  type FormPerson,
  type FrameworkProduct,
  formatMoney,
  jobSplit,
  type ReadForm,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, Refused, refuse } from '../../../call/refused.ts'
import { type DebitedAccount, debitedAccount } from '../../subscription/party/index.ts'
import { departmentsOf } from './entry.queries.ts'
import { employersBy, firstDaysFrom } from './find-employers.ts'
import type { Agreed } from './in-force.queries.ts'
import { type SoldProduct, soldProducts } from './job-prices.ts'

/** An order of an employee that can be stored: everything in it was looked at. */
export interface JobOrder {
  agreed: Agreed
  product: FrameworkProduct
  sold: SoldProduct
  form: ReadForm
  concluder: FormPerson
  account: DebitedAccount | null
  /** Where the employee is, as it takes part in contracts, and as an organisation. */
  place: { id: string; partyId: string }
}

const formOf = (given: JoinEmployer): ReadForm => {
  const { firstName, lastName, birthDate, email, street, houseNumber, postCode, city, medium } = given
  return {
    holder: { firstName, lastName, birthDate },
    guardian: null,
    email,
    phone: '',
    address: { street, houseNumber, postCode, city, country: 'de' },
    medium,
    account: null,
    organisation: null,
    proofs: [],
  }
}

/** Whose account is debited, where the employee's part is collected from them. Refuses what is missing. */
async function accountOf(context: Context, { iban, accountHolder, consent, ...given }: JoinEmployer) {
  if (!iban) return refuse('required', 'iban')
  if (consent !== true) refuse('mandateConsent', 'consent')
  return debitedAccount(context, { iban, accountHolder: accountHolder ?? `${given.firstName} ${given.lastName}` })
}

async function placeOf({ world }: Context, { companyId, partyId }: Agreed, departmentGuid: string | undefined) {
  if (departmentGuid === undefined) return { id: companyId, partyId }
  const departments = await departmentsOf(world.db, companyId, businessDateOf(world.clock()))
  const department = departments.find(({ guid }) => guid === departmentGuid)
  return department
    ? { id: department.guid, partyId: department.partyId }
    : refuse('organisationNotFound', 'departmentGuid')
}

/**
 * Looks at what an employee asks for by what is agreed with the company. Refuses `employerNotFound` whoever may not
 * come in, `priceChanged` with both amounts, and what is missing.
 */
export async function checkedJobOrder(context: Context, given: JoinEmployer): Promise<JobOrder> {
  const { world, language } = context
  const today = businessDateOf(world.clock())
  const agreed = (await employersBy(context, given)).find(({ companyId }) => companyId === given.companyGuid)
  if (!agreed) return refuse('employerNotFound', 'companyGuid')
  if (!firstDaysFrom(today).includes(given.validFrom)) refuse('notValid', 'validFrom')
  const product = agreed.terms.products.find(({ group }) => group === given.group) ?? refuse('notValid', 'group')
  const sold = (await soldProducts(world, world.db, { date: given.validFrom, today }))(product)
  // Nobody would have to confirm what asks for no company.
  if (!sold?.asksOrganisation) return refuse('noPriceForConfiguration', 'group')
  const { employee } = jobSplit(product, sold.prices)
  if (employee !== given.employeeInCent) {
    const { currency } = world.regions.current().tariff
    const [shown, now] = [given.employeeInCent, employee].map(cents => formatMoney(cents, currency, language))
    const detail = { de: `Gezeigt wurde: ${shown}. Jetzt: ${now}.`, en: `Shown: ${shown}. Now: ${now}.` }
    throw new Refused([{ reason: 'priceChanged', field: 'employeeInCent', detail }])
  }
  const form = formOf(given)
  const { concluder } = accepted(concluderOf(form, today))
  const account = agreed.terms.debit === 'employeeSepa' && employee > 0 ? await accountOf(context, given) : null
  return {
    agreed,
    product,
    sold,
    form,
    concluder,
    account,
    place: await placeOf(context, agreed, given.departmentGuid),
  }
}

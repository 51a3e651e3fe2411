import type { Settings } from '@billett/clients'
import { Address, type DynamicInfoSchemeReply, Email, key, line, PlainDate, personFields } from '@billett/contract'
import { type AgeBounds, type AgeRefusal, checkAge, type PlainDate as Day } from '@billett/domain'
import { judgedBy } from '@billett/web-kit/forms/judged-by.ts'
import { newPasswordFields, samePassword } from '@billett/web-kit/sign-in/new-password-form.ts'
import * as z from 'zod/mini'
import { PersonInputs } from '../../parts/person/person-inputs.ts'
import { answersSchema } from '../../parts/person/question-form.ts'

/** `new`: a customer nobody knows yet · `existing`: one who is in the company's books (Spec 1 §2.1). */
export type Tab = 'new' | 'existing'

export interface Demands {
  tab: Tab
  settings: Settings
  schemes: readonly DynamicInfoSchemeReply[]
  today: Day
}

/** As inputs hold it, whichever of them are shown. */
const Inputs = z.extend(PersonInputs, {
  password: z.string(),
  passwordRepeat: z.string(),
  activationToken: z.string(),
  customerNumber: z.string(),
  /** Letters go elsewhere, or the address in the books is not right any more. */
  deviating: z.boolean(),
  deviatingAddress: PersonInputs.shape.address,
  addressConfirmed: z.boolean(),
  termsAccepted: z.boolean(),
  newsletter: z.boolean(),
})
export type RegisterValues = z.infer<typeof Inputs>

const Terms = z.boolean().check(z.refine(accepted => accepted, key('termsNotAccepted')))
const AddressConfirmed = z.boolean().check(z.refine(confirmed => confirmed, key('addressNotConfirmed')))
const Required = line().check(z.minLength(1, key('required')))
const Salutation = z.string().check(z.refine<string>(salutation => salutation !== '0', key('required')))

function birthDateProblem(date: string, today: Day, bounds: AgeBounds): 'required' | 'date' | AgeRefusal | undefined {
  if (date === '') return 'required'
  if (!PlainDate.safeParse(date).success) return 'date'
  const checked = checkAge(date, today, bounds)
  return checked.ok ? undefined : checked.reason
}

const birthDate = ({ settings, today }: Demands) =>
  z.string().check(({ value, issues }) => {
    const problem = birthDateProblem(value, today, settings)
    if (problem) issues.push({ code: 'custom', message: key(problem), input: value })
  })

const person = (demands: Demands) => ({
  ...(demands.settings.register.salutation.isRequired && { salutation: Salutation }),
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  birthDate: birthDate(demands),
  phone: personFields.phone,
  address: Address,
})

const claim = (demands: Demands) =>
  demands.settings.register.existingCustomerCodeType === 'Token'
    ? { activationToken: Required }
    : { customerNumber: Required, birthDate: birthDate(demands) }

/** What registering needs, as this client asks for it (Spec 1 §5). */
export function registerSchema(demands: Demands) {
  const policy = demands.settings.passwordPolicy
  const always = {
    email: Email,
    ...newPasswordFields(policy),
    ...(demands.tab === 'new' ? person(demands) : claim(demands)),
    answers: answersSchema(demands.schemes),
    termsAccepted: Terms,
  }
  const elsewhere = { deviatingAddress: Address, addressConfirmed: AddressConfirmed }
  return Inputs.check(
    judgedBy(values => (values.deviating ? { ...always, ...elsewhere } : always)),
    samePassword(policy),
  )
}

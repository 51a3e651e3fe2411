import type { Settings } from '@billett/clients'
import {
  Address,
  type DynamicInfoSchemeReply,
  Email,
  key,
  Password,
  PlainDate,
  personFields,
  type UserData,
} from '@billett/contract'
import { type AgeBounds, type Country, checkAge, type PlainDate as Day } from '@billett/domain'
import { judgedBy } from '@billett/web-kit/forms/judged-by.ts'
import * as z from 'zod/mini'
import { blankAddress } from '../../parts/address/blank-address.ts'
import { PersonInputs } from '../../parts/person/person-inputs.ts'
import { answersOf, answersSchema } from '../../parts/person/question-form.ts'

const Inputs = z.extend(PersonInputs, { language: z.string(), currentPassword: z.string() })
export type UserInfoValues = z.infer<typeof Inputs>

export const mainAddress = ({ addresses }: UserData) => addresses.find(({ isMain }) => isMain) ?? addresses[0]

export function userInfoOf(
  account: UserData,
  schemes: readonly DynamicInfoSchemeReply[],
  home: Country,
): UserInfoValues {
  const { street, houseNumber, postCode, city, country, additional } = mainAddress(account) ?? blankAddress(home)
  return {
    salutation: `${account.salutation}`,
    title: account.title,
    firstName: account.firstName,
    lastName: account.lastName,
    birthDate: account.birthDate ?? '',
    phone: account.phone,
    language: account.language,
    email: account.email,
    currentPassword: '',
    address: { street, houseNumber, postCode, city, country, additional },
    answers: answersOf(schemes, account.dynamicInfos),
  }
}

/** Customers of long standing may have an account without an address; they need not give one. */
export const isNowhere = ({ street, houseNumber, postCode, city }: UserInfoValues['address']): boolean =>
  [street, houseNumber, postCode, city].every(text => text.trim() === '')

const birthDate = (account: UserData, today: Day, bounds: AgeBounds) =>
  z.string().check(({ value, issues }) => {
    if (value === '' && account.birthDate === null) return
    const checked = PlainDate.safeParse(value).success ? checkAge(value, today, bounds) : undefined
    if (!checked?.ok)
      issues.push({
        code: 'custom',
        message: key(checked ? checked.reason : value ? 'date' : 'required'),
        input: value,
      })
  })

interface Demands {
  account: UserData
  schemes: readonly DynamicInfoSchemeReply[]
  settings: Settings
  today: Day
}

export const userInfoSchema = ({ account, schemes, settings, today }: Demands) =>
  Inputs.check(
    judgedBy(values => ({
      firstName: personFields.firstName,
      lastName: personFields.lastName,
      birthDate: birthDate(account, today, settings),
      phone: personFields.phone,
      email: Email,
      answers: answersSchema(schemes),
      ...(values.email !== account.email && { currentPassword: Password }),
      ...(!(isNowhere(values.address) && account.addresses.length === 0) && { address: Address }),
    })),
  )

import type { Settings } from '@billett/clients'
import { Address, type Register, type RegisterToken } from '@billett/contract'
import { type Country, GENDER, type Gender } from '@billett/domain'
import { blankAddress } from '../../parts/address/blank-address.ts'
import { dynamicInfosOf } from '../../parts/person/question-form.ts'
import type { RegisterValues } from './register-form.ts'

export const blankRegistration = (country: Country): RegisterValues => ({
  email: '',
  password: '',
  passwordRepeat: '',
  activationToken: '',
  customerNumber: '',
  salutation: '0',
  title: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  phone: '',
  address: blankAddress(country),
  deviating: false,
  deviatingAddress: blankAddress(country),
  addressConfirmed: false,
  answers: {},
  termsAccepted: false,
  newsletter: false,
})

const genderOf = (text: string): Gender => Object.values(GENDER).find(gender => `${gender}` === text) ?? GENDER.Unknown

const common = (values: RegisterValues, { clientId, userType }: Settings, originUrl: string) => ({
  email: values.email,
  password: values.password,
  clientId,
  userType,
  termsAccepted: true as const,
  newsletter: values.newsletter,
  dynamicInfos: dynamicInfosOf(values.answers),
  originUrl,
})

const deviating = (values: RegisterValues) =>
  values.deviating ? { address: Address.parse(values.deviatingAddress), addressConfirmed: true } : undefined

/** What is sent for somebody who is new here. The form has been judged before. */
export function registrationOf(values: RegisterValues, settings: Settings, originUrl: string): Register {
  const { title, firstName, lastName, birthDate, phone } = values
  const other = deviating(values)
  return {
    ...common(values, settings, originUrl),
    salutation: genderOf(values.salutation),
    title,
    firstName,
    lastName,
    birthDate,
    phone,
    address: Address.parse(values.address),
    ...(other && { deviatingAddress: other.address, addressConfirmed: true }),
  }
}

/** What is sent for a customer the company knows. */
export const claimOf = (values: RegisterValues, settings: Settings, originUrl: string): RegisterToken => ({
  ...common(values, settings, originUrl),
  ...(settings.register.existingCustomerCodeType === 'Token'
    ? { activationToken: values.activationToken }
    : { customerNumber: values.customerNumber, birthDate: values.birthDate }),
  ...deviating(values),
})

import { Address, type UpdateUser, type UserData } from '@billett/contract'
import { GENDER, LANGUAGES } from '@billett/domain'
import { dynamicInfosOf } from '../../parts/person/question-form.ts'
import { isNowhere, mainAddress, type UserInfoValues } from './user-info-form.ts'

/** What is sent; of what was not touched, only what the form shows. */
export function updateOf(values: UserInfoValues, account: UserData, originUrl: string): UpdateUser {
  const main = mainAddress(account)
  const others = account.addresses.filter(address => address !== main)
  const { email, currentPassword, title, firstName, lastName, phone } = values
  return {
    salutation: Object.values(GENDER).find(gender => `${gender}` === values.salutation),
    title,
    firstName,
    lastName,
    phone,
    ...(values.birthDate !== '' && { birthDate: values.birthDate }),
    language: LANGUAGES.find(language => language === values.language),
    dynamicInfos: dynamicInfosOf(values.answers),
    ...(email !== account.email && { email, currentPassword, originUrl }),
    ...(!isNowhere(values.address) && {
      addresses: [
        {
          ...Address.parse(values.address),
          ...(main && { addressId: main.addressId, addressName: main.addressName }),
          isMain: true,
        },
        ...others,
      ],
    }),
  }
}

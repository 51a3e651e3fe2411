import type { UserData } from '@billett/contract'
import { deletionDue, NOTIFICATION_KINDS, USUAL_JOURNEYS } from '@billett/domain'
import type { FullAccount, StoredAddress } from './account.queries.ts'

const presentAddress = ({ id, accountId, position, ...address }: StoredAddress): UserData['addresses'][number] => ({
  ...address,
  addressId: id,
})

/** What an account says of its owner, to its owner. */
export function presentAccount(full: FullAccount): UserData {
  const { account, addresses, notifications, pendingEmail, acceptTermsNecessary } = full
  const requested = account.deletionRequestedOn
  return {
    userId: account.id,
    username: account.username ?? account.email ?? '',
    email: account.email ?? '',
    pendingEmail,
    userType: account.userType,
    rights: account.rights,
    customerNumber: account.customerNumber,
    salutation: account.salutation,
    title: account.title,
    firstName: account.firstName,
    lastName: account.lastName,
    birthDate: account.birthDate,
    phone: account.phone,
    language: account.language,
    pictureId: full.pictureId,
    addresses: addresses.map(presentAddress),
    dynamicInfos: account.dynamicInfos,
    notifications: NOTIFICATION_KINDS.map(kind => ({
      kind,
      enabled: notifications.some(setting => setting.kind === kind && setting.enabled),
    })),
    journeySettings: { without: [...(account.journeySettings ?? USUAL_JOURNEYS).without] },
    allowsTakeOver: account.takeOverRefusedOn === null,
    acceptTermsNecessary,
    registeredOn: account.registeredOn,
    requestedDeleteDate: requested,
    deletedOn: requested === null ? null : deletionDue(requested),
  }
}

import type { StaffUserDetail } from '@billett/contract'
import { deletionDue, maskedText, NOTIFICATION_KINDS } from '@billett/domain'
import type { World } from '../../../world.ts'
import type { ListedUser } from './listed-users.queries.ts'
import { presentUser } from './staff-user.present.ts'
import { presentBelongings } from './user-belongings.present.ts'
import type { UserDetail } from './user-detail.queries.ts'

type Address = StaffUserDetail['addresses'][number]

const maskedAddress = ({ street, houseNumber, postCode, city, additional, ...address }: Address): Address => ({
  ...address,
  street: maskedText(street),
  houseNumber: maskedText(houseNumber),
  postCode: maskedText(postCode),
  city: maskedText(city),
  additional: maskedText(additional),
})

/** Everything about an account; whose it is is hidden from whoever may not see personal details. */
export function presentUserDetail(
  world: Pick<World, 'clients'>,
  user: ListedUser,
  detail: UserDetail,
  isFull: boolean,
): StaffUserDetail {
  const { account } = user
  const { addresses, notifications, sessions, journal, notes, waitsFor } = detail
  const shown = isFull ? (text: string) => text : maskedText
  const all = addresses.map(({ id, accountId, position, ...address }): Address => ({ ...address, addressId: id }))
  return {
    ...presentUser(world, user, isFull),
    ...presentBelongings(detail, isFull),
    rights: account.rights,
    username: account.username,
    salutation: account.salutation,
    title: account.title,
    birthDate: isFull ? account.birthDate : null,
    phone: shown(account.phone),
    language: account.language,
    addresses: isFull ? all : all.map(maskedAddress),
    dynamicInfos: isFull ? account.dynamicInfos : [],
    notifications: NOTIFICATION_KINDS.map(kind => ({
      kind,
      enabled: notifications.some(setting => setting.kind === kind && setting.enabled),
    })),
    allowsTakeOver: account.takeOverRefusedOn === null,
    originUrl: account.originUrl,
    activatedOn: account.activatedOn,
    confirmedOn: account.confirmedOn,
    deletionRequestedOn: account.deletionRequestedOn,
    deletion:
      waitsFor === null || account.deletionRequestedOn === null
        ? null
        : { dueOn: deletionDue(account.deletionRequestedOn), ...waitsFor },
    notes: isFull
      ? notes.map(({ guid, text, on, firstName, lastName, username }) => ({
          guid,
          text,
          on,
          by: `${firstName ?? ''} ${lastName ?? ''}`.trim() || username,
        }))
      : [],
    sessions: sessions.map(({ id, device, startedOn, seenOn }) => ({
      sessionId: id,
      name: device,
      signedInOn: startedOn,
      lastSeenOn: seenOn,
    })),
    journal,
  }
}

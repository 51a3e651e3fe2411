import type { StaffUser } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { UserState } from './UserState.tsx'
import { userName } from './user-name.ts'

/** What an account is shown by; `hrefOf` leads to one. */
export function useUserColumns(hrefOf: (user: StaffUser) => string): readonly DataColumn<StaffUser>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('users.name'),
        cell: user => (
          <TextLink component={Link} to={hrefOf(user)}>
            {userName(user)}
          </TextLink>
        ),
      },
      { id: 'email', header: t('users.email'), cell: ({ email }) => email ?? '–' },
      { id: 'state', header: t('users.state'), cell: ({ state }) => <UserState state={state} /> },
      {
        id: 'kind',
        header: t('users.kind'),
        cell: ({ userType }) => t(hasUserType(userType, USER_TYPE.HGS) ? 'users.staff' : 'users.customer'),
      },
      {
        id: 'customerNumber',
        header: t('users.customerNumber'),
        whole: true,
        cell: ({ customerNumber }) => customerNumber ?? '–',
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
      { id: 'light', header: t('users.light'), cell: user => t(`users.lights.${user.boniversumTrafficLightScore}`) },
      {
        id: 'registeredOn',
        header: t('users.registeredOn'),
        whole: true,
        cell: ({ registeredOn }) => format.instantDateTime(registeredOn),
      },
    ],
    [t, format, hrefOf],
  )
}

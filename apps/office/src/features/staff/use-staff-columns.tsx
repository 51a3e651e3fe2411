import type { StaffMember } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { memberName } from './member-name.ts'
import { rolesHeld } from './roles-held.ts'
import { useOwnRoles } from './use-own-roles.ts'

/** What somebody of the company is shown by; `hrefOf` leads to their rights. */
export function useStaffColumns(hrefOf: (member: StaffMember) => string): readonly DataColumn<StaffMember>[] {
  const { t } = useTexts()
  const format = useFormat()
  const ownRoles = useOwnRoles()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('users.name'),
        cell: member => (
          <TextLink component={Link} to={hrefOf(member)}>
            {memberName(member)}
          </TextLink>
        ),
      },
      { id: 'username', header: t('users.username'), cell: ({ username }) => username },
      {
        id: 'roles',
        header: t('staff.roles'),
        cell: ({ rights }) =>
          rights.includes(RIGHTS.IsAdministrator)
            ? t('staff.administrator')
            : [
                ...rolesHeld(rights).map(role => t(`staff.role.${role}`)),
                ...ownRoles.filter(role => role.rights.every(right => rights.includes(right))).map(({ name }) => name),
                t('staff.count', { count: rights.length }),
              ].join(', '),
      },
      {
        id: 'factor',
        header: t('staff.secondFactor'),
        cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'common.yes' : 'common.no'),
      },
      { id: 'state', header: t('users.state'), cell: ({ state }) => t(`users.states.${state}`) },
      {
        id: 'lastSeenOn',
        header: t('staff.lastSeenOn'),
        whole: true,
        cell: ({ lastSeenOn }) => (lastSeenOn === null ? t('staff.never') : format.instantDateTime(lastSeenOn)),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format, hrefOf, ownRoles],
  )
}

import type { ConfirmableBaseData } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useMemo } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { CustomerAddress } from './CustomerAddress.tsx'
import { TrafficLight } from './TrafficLight.tsx'

/** What the data of a customer are shown by (Spec 3 §3); `onTurn` confirms or rejects them. */
export function useBaseDataColumns(
  onTurn: (row: ConfirmableBaseData) => Promise<void>,
): readonly DataColumn<ConfirmableBaseData>[] {
  const { t } = useTexts()
  const mayTurn = useAppSelector(selectHolds(['AllowedToConfirmUser']))
  return useMemo(
    () => [
      { id: 'lastName', header: t('common.person.lastName'), cell: ({ lastName }) => lastName },
      { id: 'firstName', header: t('common.person.firstName'), cell: ({ firstName }) => firstName },
      {
        id: 'confirmed',
        header: t('baseData.state'),
        cell: ({ confirmed }) => (
          <Chip
            color={confirmed ? 'success' : 'default'}
            label={t(confirmed ? 'baseData.confirmed' : 'baseData.unconfirmed')}
          />
        ),
      },
      {
        id: 'email',
        header: t('users.email'),
        cell: ({ email, isLocked }) =>
          email === null || isLocked ? (email ?? '–') : <TextLink href={`mailto:${email}`}>{email}</TextLink>,
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
      { id: 'address', header: t('baseData.address'), cell: row => <CustomerAddress row={row} /> },
      {
        id: 'asked',
        header: t('baseData.asked'),
        cell: ({ boniversumVerificationPerformed: asked }) => t(asked ? 'common.yes' : 'common.no'),
      },
      {
        id: 'light',
        header: t('users.light'),
        cell: ({ boniversumTrafficLightScore }) => <TrafficLight score={boniversumTrafficLightScore} />,
      },
      ...(mayTurn
        ? [
            {
              id: 'act',
              header: t('baseData.act'),
              cell: (row: ConfirmableBaseData) => <ConfirmButton row={row} onTurn={onTurn} />,
            },
          ]
        : []),
    ],
    [t, mayTurn, onTurn],
  )
}

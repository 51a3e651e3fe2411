import type { StaffRefusal } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What refusals are shown by. */
export function useRefusalColumns(): readonly DataColumn<StaffRefusal>[] {
  const { t, find } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'actor', header: t('audit.actor'), cell: ({ actorName }) => actorName ?? t('audit.gone') },
      { id: 'day', header: t('audit.day'), whole: true, cell: ({ day }) => format.date(day) },
      {
        id: 'call',
        header: t('audit.wanted'),
        cell: ({ call, right }) => {
          const act = find(`audit.acts.${call.split('/').at(-1)}`)
          return (
            // One piece: on a phone, what stands in a cell stands side by side.
            <div>
              {find(`staff.right.${right}`) ?? act ?? t('audit.otherAct')}
              {right !== null && act && <div>{t('audit.actOf', { act })}</div>}
            </div>
          )
        },
      },
      { id: 'why', header: t('audit.why'), cell: ({ translationKey }) => find(translationKey) ?? translationKey },
      { id: 'times', header: t('audit.times'), end: true, whole: true, cell: ({ times }) => times },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, find, format],
  )
}

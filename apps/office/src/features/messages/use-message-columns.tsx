import type { StaffMessage } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { planned: 'warning', shown: 'success', over: 'default' } as const satisfies Record<
  StaffMessage['state'],
  string
>

/** What a message is shown by. */
export function useMessageColumns(): readonly DataColumn<StaffMessage>[] {
  const { t, language } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'title', header: t('messages.title'), cell: ({ title }) => title[language] },
      {
        id: 'state',
        header: t('messages.state'),
        cell: ({ state }) => <Chip color={COLOURS[state]} label={t(`messages.states.${state}`)} />,
      },
      {
        id: 'audience',
        header: t('messages.audience'),
        short: true,
        cell: ({ places, languages }) =>
          [
            ...places.map(place => t(`messages.place.${place}`)),
            ...languages.map(one => t(`pagesOfShop.languages.${one}`)),
          ].join(', ') || t('messages.everybody'),
      },
      { id: 'from', header: t('messages.from'), whole: true, cell: ({ from }) => format.instantDateTime(from) },
      { id: 'to', header: t('messages.to'), whole: true, cell: ({ to }) => format.instantDateTime(to) },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, language, format],
  )
}

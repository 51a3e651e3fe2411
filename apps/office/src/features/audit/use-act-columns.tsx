import type { StaffAct } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useActWord } from '../../parts/use-act-word.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What an act is shown by; `hrefOf` leads to one. */
export function useActColumns(hrefOf: (act: StaffAct) => string): readonly DataColumn<StaffAct>[] {
  const { t } = useTexts()
  const format = useFormat()
  const wordOf = useActWord()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('audit.number'),
        whole: true,
        cell: act => (
          <TextLink component={Link} to={hrefOf(act)}>
            {act.number}
          </TextLink>
        ),
      },
      { id: 'on', header: t('audit.on'), whole: true, cell: ({ on }) => format.instantDateTime(on) },
      { id: 'actor', header: t('audit.actor'), cell: ({ actorName }) => actorName ?? t('audit.gone') },
      { id: 'call', header: t('audit.act'), cell: wordOf },
      { id: 'kind', header: t('audit.kind'), cell: ({ subjectKind }) => t(`audit.kinds.${subjectKind}`) },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format, wordOf, hrefOf],
  )
}

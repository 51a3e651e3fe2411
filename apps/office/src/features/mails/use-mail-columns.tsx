import type { StaffMail } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MailState } from './MailState.tsx'

/** What a mail is shown by; `hrefOf` leads to it. */
export function useMailColumns(hrefOf: (row: StaffMail) => string): readonly DataColumn<StaffMail>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'subject',
        header: t('mails.subject'),
        cell: row => (
          <TextLink component={Link} to={hrefOf(row)}>
            {row.subject}
          </TextLink>
        ),
      },
      {
        id: 'lastOn',
        header: t('mails.lastOn'),
        whole: true,
        cell: ({ lastOn }) => format.instantDateTime(lastOn),
      },
      { id: 'state', header: t('mails.state'), cell: ({ state }) => <MailState state={state} /> },
      { id: 'tries', header: t('mails.tries'), cell: ({ tries }) => tries },
      { id: 'kind', header: t('mails.kind'), cell: ({ kind }) => t(`mails.kinds.${kind}`) },
      { id: 'email', header: t('mails.email'), cell: ({ email }) => email },
      { id: 'order', header: t('orders.one'), cell: ({ orderNumber }) => orderNumber ?? '–' },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format, hrefOf],
  )
}

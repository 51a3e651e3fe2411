import type { StaffBankFile } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Fragment, useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FileState } from './RunState.tsx'

/** Characters of a hash that two people read to each other. */
const READ_OUT = 12

/** Characters after which an identifier may go on below. */
const PIECE = /.{1,12}/g

/** What the bank knows a file by: long, and without a space at which a line could end. */
const Identifier = ({ children }: { children: string }) => (
  <>
    {(children.match(PIECE) ?? []).map((piece, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and none moves.
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </>
)

/** What a file for the bank is shown by. */
export function useFileColumns(): readonly DataColumn<StaffBankFile>[] {
  const { t, language } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'messageId',
        header: t('billing.messageId'),
        cell: ({ messageId }) => <Identifier>{messageId}</Identifier>,
      },
      { id: 'state', header: t('billing.state'), cell: ({ state }) => <FileState state={state} /> },
      {
        id: 'count',
        header: t('billing.count'),
        end: true,
        whole: true,
        cell: ({ count }) => new Intl.NumberFormat(language).format(count),
      },
      { id: 'cents', header: t('billing.sum'), end: true, whole: true, cell: ({ cents }) => format.money(cents) },
      {
        id: 'builtBy',
        header: t('billing.builtBy'),
        cell: ({ builtBy, builtOn }) =>
          t('billing.byOn', { name: builtBy ?? t('billing.byClock'), moment: format.instantDateTime(builtOn) }),
      },
      {
        id: 'releasedBy',
        header: t('billing.releasedBy'),
        cell: ({ releasedBy, releasedOn }) =>
          releasedBy !== null && releasedOn !== null
            ? t('billing.byOn', { name: releasedBy, moment: format.instantDateTime(releasedOn) })
            : '–',
      },
      {
        id: 'handedOverOn',
        header: t('billing.handedOverOn'),
        whole: true,
        cell: ({ handedOverOn, handOverBegunOn }) =>
          handedOverOn !== null
            ? format.instantDateTime(handedOverOn)
            : handOverBegunOn === null
              ? '–'
              : t('billing.underWay'),
      },
      {
        id: 'hash',
        header: t('billing.hash'),
        whole: true,
        cell: ({ hash }) => (hash === null ? '–' : <code title={hash}>{hash.slice(0, READ_OUT)}</code>),
      },
    ],
    [t, language, format],
  )
}

import type { StaffMail } from '@billett/contract'
import { mailsAddress } from '@billett/contract/lists/mails-address.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiEmailFastOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { MailFilters } from './MailFilters.tsx'
import { useMailColumns } from './use-mail-columns.tsx'
import { useMails } from './use-mails.ts'

const MailDialog = lazyPiece(() => import('./MailDialog.tsx').then(module => module.MailDialog))

const rowId = ({ guid }: StaffMail) => guid
const rowName = ({ subject }: StaffMail) => subject
const opened = ({ guid }: StaffMail) => ({ mail: guid })

/** What the shop has sent to whom, and how that went. */
export function MailsPage() {
  const { t } = useTexts()
  const kept = useListAddress(mailsAddress)
  const { state, change, reset, narrowing } = kept
  const list = useKeptList('adminMails', kept, useMailColumns(useRowHref(mailsAddress, opened)))
  const isNarrow = narrowing > 0
  return (
    <StaffListPage
      title={t('frame.titles.mails')}
      lead={t('mails.lead')}
      filters={<MailFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={useMails(state)}
      rowId={rowId}
      rowName={rowName}
      count={({ count, isExact }) => t(isExact ? 'mails.found' : 'mails.foundMore', { count })}
      none={{
        icon: mdiEmailFastOutline,
        title: t(isNarrow ? 'mails.noneSuch' : 'mails.none'),
        text: t(isNarrow ? 'mails.noneSuchText' : 'mails.noneText'),
      }}
    >
      {state.mail !== '' && (
        <Suspense>
          <MailDialog mailGuid={state.mail} onClose={() => change({ mail: '' })} />
        </Suspense>
      )}
    </StaffListPage>
  )
}

import type { MailsState } from '@billett/contract/lists/mails-address.ts'
import { mailsFilter } from '@billett/contract/lists/mails-query.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { searchStaffMails } from '../../state/admin/admin.calls.ts'
import { selectMails } from '../../state/admin/admin.selectors.ts'

/** The mails that the address asks for; days are those of the region. What is open beside them asks for nothing. */
export function useMails({ search, subject, kinds, states, from, to, clientId, page, pageSize }: MailsState) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const rows = useAppSelector(selectMails)
  const { loading, failed, errors } = useCall(searchStaffMails)
  const again = useCallback(() => {
    const filter = mailsFilter({ search, subject, kinds, states, from, to, clientId }, timeZone)
    // Pages of calls begin at 0.
    void dispatch(searchStaffMails({ query: { ...filter, page: page - 1, pageSize } }))
  }, [dispatch, timeZone, search, subject, kinds, states, from, to, clientId, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}

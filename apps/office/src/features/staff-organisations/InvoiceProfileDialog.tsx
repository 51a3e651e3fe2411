import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { getInvoiceProfile } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { InvoiceProfileForm } from './InvoiceProfileForm.tsx'
import type { OrganisationActProps } from './use-organisation-act.ts'

type Profile = Parameters<typeof InvoiceProfileForm>[0]['begun']

/** How an organisation wants its invoices, as it is known when the dialog opens. */
export function InvoiceProfileDialog({ organisation, onDone, onClose }: OrganisationActProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const [begun, setBegun] = useState<Profile>()
  const { failed, errors } = useCall(getInvoiceProfile)
  const { guid, name } = organisation
  useEffect(() => {
    void dispatch(getInvoiceProfile({ params: { organisationGuid: guid } })).then(answer => {
      if (getInvoiceProfile.fulfilled.match(answer)) setBegun(answer.payload.data[0])
    })
  }, [dispatch, guid])
  const title = t('invoices.profile.title', { name })
  if (begun) return <InvoiceProfileForm {...{ organisation, onDone, onClose, begun, title }} />
  return (
    <ClosableDialog title={title} width="md" onClose={onClose}>
      {failed ? <CallErrors errors={errors} all /> : <SkeletonList label={t('common.loading')} rows={4} height={48} />}
    </ClosableDialog>
  )
}

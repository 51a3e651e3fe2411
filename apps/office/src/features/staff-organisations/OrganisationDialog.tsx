import type { StaffOrganisationDetail } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Suspense, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getStaffOrganisation } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OrganisationDetail } from './OrganisationDetail.tsx'

const FORMS = {
  edit: lazyPiece(() => import('./EditOrganisationDialog.tsx').then(module => module.EditOrganisationDialog)),
  payers: lazyPiece(() => import('./PayersDialog.tsx').then(module => module.PayersDialog)),
  invite: lazyPiece(() => import('./InviteContactDialog.tsx').then(module => module.InviteContactDialog)),
  invoices: lazyPiece(() => import('./InvoiceProfileDialog.tsx').then(module => module.InvoiceProfileDialog)),
  end: lazyPiece(() => import('./EndOrganisationDialog.tsx').then(module => module.EndOrganisationDialog)),
}
type Form = keyof typeof FORMS
const ACTS: readonly Form[] = ['edit', 'payers', 'invoices', 'invite', 'end']

interface Props {
  organisationGuid: string
  onOpen: (guid: string) => void
  /** Something was done; the text says what. */
  onChanged: (text: string) => void
  onClose: () => void
}

/** Everything about one organisation, over the list; looking is noted, so it is asked for once. */
export function OrganisationDialog({ organisationGuid, onOpen, onChanged, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState<StaffOrganisationDetail>()
  const [open, setOpen] = useState<Form>()
  const { failed, errors } = useCall(getStaffOrganisation)
  useEffect(() => {
    void dispatch(getStaffOrganisation({ params: { organisationGuid } })).then(answer => {
      if (getStaffOrganisation.fulfilled.match(answer)) setShown(answer.payload.data[0])
    })
  }, [dispatch, organisationGuid])
  const done = (after: StaffOrganisationDetail, text: string) => {
    setShown(after)
    setOpen(undefined)
    onChanged(text)
  }
  const OpenForm = open && FORMS[open]
  return (
    <DialogShell
      open
      title={shown?.name ?? t('organisations.one')}
      width="lg"
      onClose={onClose}
      actions={
        <>
          {shown &&
            ACTS.map(act => (
              <Button key={act} variant="outlined" onClick={() => setOpen(act)}>
                {t(`organisations.act.${act}`)}
              </Button>
            ))}
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {shown && <OrganisationDetail shown={shown} onOpen={onOpen} onDone={done} />}
      {!shown && failed && <CallErrors errors={errors} all />}
      {!shown && !failed && <SkeletonList label={t('common.loading')} rows={4} height={48} />}
      {shown && OpenForm && (
        <Suspense>
          <OpenForm organisation={shown} onDone={done} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </DialogShell>
  )
}

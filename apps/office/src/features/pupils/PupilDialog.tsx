import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { requestsAddress } from '../../lists/requests-address.ts'
import { getStudentDetails } from '../../state/school/school.calls.ts'
import { selectSeesNode, selectStudent } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PupilDetail } from './PupilDetail.tsx'

interface Props {
  guid: string
  /** Whose list it stands over. */
  organisation: string
  onClose: () => void
}

/** Everything about one pupil, over the list. */
export function PupilDialog({ guid, organisation, onClose }: Props) {
  const { t } = useTexts()
  const { link } = useOffice()
  const dispatch = useAppDispatch()
  const pupil = useAppSelector(selectStudent(guid))
  const mayAsk = useAppSelector(selectSeesNode(['ChangeRequest']))
  const { failed, errors } = useCall(getStudentDetails)
  useEffect(() => {
    void dispatch(getStudentDetails({ params: { guid } }))
  }, [dispatch, guid])
  const query = requestsAddress.write(new URLSearchParams(), { create: 'any', pupil: guid })
  return (
    <DialogShell
      open
      title={pupil ? `${pupil.firstName} ${pupil.lastName}` : t('school.pupils.one')}
      width="lg"
      onClose={onClose}
      actions={
        <>
          {pupil && !pupil.isFormer && mayAsk && (
            <Button component={Link} to={`${link('changeRequests', { id: organisation })}?${query}`}>
              {t('school.pupils.toRequests')}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {pupil && <PupilDetail pupil={pupil} />}
      {!pupil && failed && <CallErrors errors={errors} all />}
      {!pupil && !failed && <SkeletonList label={t('common.loading')} rows={4} height={48} />}
    </DialogShell>
  )
}

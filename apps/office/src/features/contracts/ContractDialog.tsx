import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { DocumentsButton } from '../../parts/documents/DocumentsButton.tsx'
import { getStaffContract } from '../../state/admin/admin.calls.ts'
import { selectContract } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractDetail } from './ContractDetail.tsx'

interface Props {
  contractGuid: string
  onClose: () => void
}

/** Everything about one contract, over the list; looking is noted, so it is asked for once. */
export function ContractDialog({ contractGuid, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const contract = useAppSelector(selectContract(contractGuid))
  const { failed, errors } = useCall(getStaffContract)
  useEffect(() => {
    void dispatch(getStaffContract({ params: { contractGuid } }))
  }, [dispatch, contractGuid])
  return (
    <DialogShell
      open
      title={contract ? t('contracts.named', { number: contract.contractNumber }) : t('contracts.one')}
      width="lg"
      onClose={onClose}
      actions={
        <>
          {contract && contract.userId !== null && (
            <DocumentsButton
              userId={contract.userId}
              name={contract.subscriber ?? contract.contractNumber}
              contract={{ guid: contract.guid, number: contract.contractNumber }}
            />
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {contract && <ContractDetail contract={contract} />}
      {!contract && failed && <CallErrors errors={errors} all />}
      {!contract && !failed && <SkeletonList label={t('common.loading')} rows={4} height={48} />}
    </DialogShell>
  )
}

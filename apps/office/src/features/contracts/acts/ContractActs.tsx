import type { StaffContractDetail } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { getStaffContract } from '../../../state/admin/admin.calls.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { ContractAct } from './use-contract-act.ts'

const ContractActDialog = lazyPiece(() => import('./ContractActDialog.tsx').then(module => module.ContractActDialog))

/** What waits at a contract, with what may be done about it; nothing for whoever may not. */
export function ContractActs({ contract }: { contract: StaffContractDetail }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const mayAct = useAppSelector(selectHolds(['AllowedToActOnContracts']))
  const [act, setAct] = useState<ContractAct | null>(null)
  const { guid: contractGuid, parked, listChangeRequests } = contract
  const undecided = listChangeRequests.filter(({ decidedOn, isTakenBack }) => decidedOn === null && !isTakenBack)
  if (!mayAct || (parked === null && undecided.length === 0)) return null
  return (
    <Stack spacing={2}>
      {parked !== null && (
        <Row spacing={2}>
          <Text>{t(`contracts.parked.${parked}`)}</Text>
          <Button variant="outlined" onClick={() => setAct({ kind: 'unpark' })}>
            {t('contracts.acts.unpark.open')}
          </Button>
        </Row>
      )}
      {undecided.map(request => (
        <Row key={request.guid} spacing={2}>
          <Text>{request.description}</Text>
          <Button variant="outlined" onClick={() => setAct({ kind: 'accepted', request })}>
            {t('contracts.acts.accepted.open')}
          </Button>
          <Button variant="outlined" onClick={() => setAct({ kind: 'rejected', request })}>
            {t('contracts.acts.rejected.open')}
          </Button>
        </Row>
      ))}
      {act && (
        <Suspense>
          <ContractActDialog
            contractGuid={contractGuid}
            act={act}
            onDone={() => {
              setAct(null)
              void dispatch(getStaffContract({ params: { contractGuid } }))
            }}
            onClose={() => setAct(null)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

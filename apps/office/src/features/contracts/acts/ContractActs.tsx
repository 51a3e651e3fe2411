import type { ChangeRequest, StaffContractDetail } from '@billett/contract'
import { awaitsDecision } from '@billett/domain'
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
import type { ContractAct } from './contract-act.ts'
import { ProofActs } from './ProofActs.tsx'

const ChangeContractDialog = lazyPiece(() =>
  import('../change/ChangeContractDialog.tsx').then(module => module.ChangeContractDialog),
)
const ContractActDialog = lazyPiece(() => import('./ContractActDialog.tsx').then(module => module.ContractActDialog))

/** What can be done about a contract: what waits first, then what anybody may begin; nothing for whoever may not. */
export function ContractActs({ contract }: { contract: StaffContractDetail }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const mayAct = useAppSelector(selectHolds(['AllowedToActOnContracts']))
  const mayOpenAddress = useAppSelector(selectHolds(['AllowedToActOnContracts', 'AllowedToSeePersonalDetails']))
  const [act, setAct] = useState<ContractAct | null>(null)
  const [change, setChange] = useState<{ takesBack?: ChangeRequest } | null>(null)
  const { guid: contractGuid, parked, listChangeRequests, life, state, proofs } = contract
  const isAlive = life !== null && life !== 'ended'
  const undecided = listChangeRequests.filter(({ decidedOn, isTakenBack }) => decidedOn === null && !isTakenBack)
  const again = () => void dispatch(getStaffContract({ params: { contractGuid } }))
  const button = (one: ContractAct) => (
    <Button variant="outlined" onClick={() => setAct(one)}>
      {t(`contracts.acts.${one.kind}.open`)}
    </Button>
  )
  return (
    <Stack spacing={2}>
      {mayAct && awaitsDecision(state) && (
        <Row spacing={2}>
          <Text>{t('contracts.acts.applied')}</Text>
          {button({ kind: 'grant' })}
          {button({ kind: 'refuse' })}
        </Row>
      )}
      {mayAct && parked !== null && (
        <Row spacing={2}>
          <Text>{t(`contracts.parked.${parked}`)}</Text>
          {button({ kind: 'unpark' })}
        </Row>
      )}
      {mayAct &&
        undecided.map(request => (
          <Row key={request.guid} spacing={2}>
            <Text>{request.description}</Text>
            {button({ kind: 'accepted', request })}
            {button({ kind: 'rejected', request })}
          </Row>
        ))}
      {mayAct &&
        listChangeRequests
          .filter(({ takeBackUntil, isTakenBack }) => takeBackUntil !== null && !isTakenBack)
          .map(request => (
            <Row key={request.guid} spacing={2}>
              <Text>{request.description}</Text>
              <Button variant="outlined" onClick={() => setChange({ takesBack: request })}>
                {t('contracts.change.takeBack')}
              </Button>
            </Row>
          ))}
      <ProofActs contract={contract} button={mayAct ? button : undefined} />
      {mayAct && (
        <Row spacing={2}>
          {isAlive && (
            <Button variant="outlined" onClick={() => setChange({})}>
              {t('contracts.change.open')}
            </Button>
          )}
          {life !== null && parked === null && button({ kind: 'park' })}
          {proofs.some(({ isMissing }) => isMissing) && button({ kind: 'askProof' })}
          {isAlive && button({ kind: 'askAccount' })}
          {isAlive && button({ kind: 'tellDue' })}
          {isAlive && button({ kind: 'sendPass' })}
          {contract.isAddressUnconfirmed && button({ kind: 'askAddress' })}
          {mayOpenAddress && button({ kind: contract.isAddressSecret ? 'openAddress' : 'hideAddress' })}
        </Row>
      )}
      {act && (
        <Suspense>
          <ContractActDialog
            contractGuid={contractGuid}
            act={act}
            onDone={() => {
              setAct(null)
              again()
            }}
            onClose={() => setAct(null)}
          />
        </Suspense>
      )}
      {change && (
        <Suspense>
          <ChangeContractDialog
            contract={contract}
            takesBack={change.takesBack}
            onDone={() => {
              setChange(null)
              again()
            }}
            onClose={() => setChange(null)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

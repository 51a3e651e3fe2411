import type { StaffSubmissionDetail } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NumberField } from './NumberField.tsx'
import type { Verdict } from './use-verdict.ts'

const VerdictDialog = lazyPiece(() => import('./VerdictDialog.tsx').then(module => module.VerdictDialog))

interface Props {
  submission: StaffSubmissionDetail
  onDecided: () => void
}

/** The contracts that may be meant, and what is said about them; nothing for whoever may not act on contracts. */
export function DeclarationActs({ submission, onDecided }: Props) {
  const { t } = useTexts()
  const mayAct = useAppSelector(selectHolds(['AllowedToSeeContracts', 'AllowedToActOnContracts']))
  const [verdict, setVerdict] = useState<Verdict>()
  const { proposals } = submission
  if (!mayAct) return null
  return (
    <Stack spacing={2}>
      <Text>{t(proposals.length === 0 ? 'submissions.noProposals' : 'submissions.proposals')}</Text>
      {proposals.map(({ contractGuid, contractNumber, reasons }) => (
        <Row key={contractGuid} spacing={2}>
          <Text>
            {contractNumber} ({reasons.map(reason => t(`submissions.reasons.${reason}`)).join(', ')}){' '}
            <SubjectLink kind="contract" id={contractGuid} />
          </Text>
          <Button variant="outlined" onClick={() => setVerdict({ kind: 'match', contractGuid, contractNumber })}>
            {t('submissions.match', { number: contractNumber })}
          </Button>
        </Row>
      ))}
      <NumberField onNamed={contractNumber => setVerdict({ kind: 'match', contractNumber })} />
      <Row spacing={2}>
        <Button variant="outlined" onClick={() => setVerdict({ kind: 'dismiss' })}>
          {t('submissions.dismiss')}
        </Button>
      </Row>
      {verdict && (
        <Suspense>
          <VerdictDialog
            declarationGuid={submission.guid}
            verdict={verdict}
            onDone={() => {
              setVerdict(undefined)
              onDecided()
            }}
            onClose={() => setVerdict(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

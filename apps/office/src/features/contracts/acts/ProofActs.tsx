import type { StaffContractDetail } from '@billett/contract'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import type { ContractAct } from './contract-act.ts'
import { ProofFile } from './ProofFile.tsx'

interface Props {
  contract: Pick<StaffContractDetail, 'guid' | 'proofs'>
  /** What opens an act; undefined where the reader may do none. */
  button: ((act: ContractAct) => ReactNode) | undefined
}

/** Proofs that were handed in, each to be looked at, and those that wait for it to be decided. */
export function ProofActs({ contract: { guid, proofs }, button }: Props) {
  const maySee = useAppSelector(selectHolds(['AllowedToSeePersonalDetails']))
  const shown = proofs.filter(({ isMissing, isBeingExamined }) => !isMissing && (maySee || isBeingExamined))
  return (
    <Stack spacing={2}>
      {shown.map(proof => (
        <Row key={proof.guid} spacing={2}>
          <Text>{proof.label}</Text>
          {maySee && <ProofFile contractGuid={guid} proofGuid={proof.guid} />}
          {proof.isBeingExamined && button?.({ kind: 'proofHolds', proof })}
          {proof.isBeingExamined && button?.({ kind: 'proofFails', proof })}
        </Row>
      ))}
    </Stack>
  )
}

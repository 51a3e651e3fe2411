import type { StaffContractDetail } from '@billett/contract'
import { useFormat } from '../../hooks/use-format.ts'
import { type DetailLine, DetailPart } from '../../parts/DetailPart.tsx'
import { OrganisationName } from '../../parts/OrganisationName.tsx'
import type { TextKey } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DebitLines } from './DebitLines.tsx'

/** What belongs to a contract, part by part; a part without anything is left out. */
export function ContractParts({ contract }: { contract: StaffContractDetail }) {
  const { t, find } = useTexts()
  const format = useFormat()
  const howFar = ({ isMissing, isBeingExamined, neededBy }: StaffContractDetail['proofs'][number]) => {
    if (isBeingExamined) return t('contracts.proofExamined')
    if (!isMissing) return t('contracts.proofThere')
    return neededBy === null
      ? t('contracts.proofMissingNow')
      : t('contracts.proofMissing', { day: format.date(neededBy) })
  }
  const parts: [TextKey, DetailLine[]][] = [
    [
      'contracts.parts.requests',
      contract.listChangeRequests.map(({ guid, description, stateText, requestedOn, decision }) => ({
        id: guid,
        what: description,
        more: [format.instantDateTime(requestedOn), stateText, decision],
      })),
    ],
    [
      'contracts.parts.payers',
      contract.payers.map(({ name, organisationGuid, share, method }, place) => ({
        id: String(place),
        what: name === null ? t('contracts.unknownPayer') : <OrganisationName name={name} guid={organisationGuid} />,
        more: [share, method],
      })),
    ],
    [
      'contracts.parts.pauses',
      contract.pauses.map(({ from, to }) => ({ id: from, what: format.dayRange(from, to), more: [] })),
    ],
    [
      'contracts.parts.proofs',
      contract.proofs.map(proof => ({ id: proof.guid, what: proof.label, more: [howFar(proof)] })),
    ],
    [
      'contracts.parts.decisions',
      contract.decisions.map(({ outcome, decidedBy, reason, decidedOn }, place) => ({
        id: String(place),
        what: find(`contracts.outcomes.${outcome}`) ?? outcome,
        more: [format.instantDateTime(decidedOn), decidedBy.join(', '), reason],
      })),
    ],
    [
      'contracts.parts.journal',
      contract.journal.map(({ id, text, on, recordedOn, amountInCent }) => ({
        id,
        what: text,
        more: [format.date(on), recordedOn === null ? t('contracts.planned') : format.instantDateTime(recordedOn)],
        cents: amountInCent ?? undefined,
      })),
    ],
  ]
  return (
    <>
      <DebitLines debits={contract.debits} />
      {parts.map(([title, lines]) => (
        <DetailPart key={title} title={t(title)} lines={lines} />
      ))}
    </>
  )
}

import type { SchoolContract } from '@billett/contract'
import { GRANTED_MEANWHILE, missingProofs } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useProofDays } from '../../hooks/use-proof-days.ts'
import { downloadProofs } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ProofViewer } from './ProofViewer.tsx'
import { RuleFacts } from './RuleFacts.tsx'

/** What is to be decided: who applies, for which ticket from when on, and with which proofs. */
export function ApplicationFacts({ contract }: { contract: SchoolContract }) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(downloadProofs)
  const { guid, student, organisation, product, start, destination, via, priceInCent, monthlyCostsInCent } = contract
  const daysOf = useProofDays()
  const proofs = contract.proofs.map(({ label, isMissing, ...days }) => {
    const more = isMissing ? t('school.pupils.proofMissing') : daysOf(days)
    return more === '' ? label : `${label} (${more})`
  })
  const missing = missingProofs(contract).join(', ')
  const download = async () => {
    const answer = await dispatch(downloadProofs({ params: { guid } }))
    if (downloadProofs.fulfilled.match(answer) && answer.payload.file) saveFile(answer.payload.file)
  }
  const facts = [
    { term: t('school.pupils.organisation'), detail: organisation.name },
    { term: t('school.pupils.class'), detail: student.class || student.grade },
    { term: t('school.pupils.birthDate'), detail: format.date(student.birthDate) },
    { term: t('school.pupils.customerNumber'), detail: student.customerNumber },
    { term: t('school.decide.number'), detail: contract.number },
    { term: t('school.pupils.product'), detail: product },
    {
      term: t('school.decide.way'),
      detail: start && destination && [start, via, destination].filter(Boolean).join(' – '),
    },
    { term: t('school.decide.zones'), detail: contract.zones },
    { term: t('school.pupils.validFrom'), detail: contract.validFrom && format.date(contract.validFrom) },
    { term: t('school.decide.price'), detail: priceInCent !== null && format.money(priceInCent) },
    { term: t('school.decide.share'), detail: monthlyCostsInCent !== null && format.money(monthlyCostsInCent) },
    { term: t('school.decide.appliedOn'), detail: format.instantDate(contract.orderDate) },
    { term: t('school.pupils.state'), detail: contract.stateText },
    { term: t('school.pupils.proofs'), detail: proofs.join(', ') },
  ]
  return (
    <>
      {contract.unconfirmedSince !== null && (
        <MessageBox kind="warning" title={t('school.decide.unconfirmed')}>
          {GRANTED_MEANWHILE.includes(contract.state)
            ? t('school.decide.grantedText')
            : t('school.decide.unconfirmedText', { day: format.date(contract.unconfirmedSince) })}
        </MessageBox>
      )}
      {contract.deniedBecause !== null && (
        <MessageBox kind="warning" title={t('school.decide.denied')}>
          {t('school.decide.deniedText', { reason: contract.deniedBecause })}
        </MessageBox>
      )}
      {missing !== '' && (
        <MessageBox kind="warning">{t('school.decide.missingProofs', { proofs: missing })}</MessageBox>
      )}
      {/* First what a yes or no hangs on: it is in sight without scrolling, above the buttons. */}
      {contract.priceInCent !== null && <RuleFacts guid={guid} />}
      <DescriptionList facts={facts.filter(({ detail }) => Boolean(detail))} />
      <ProofViewer contract={contract} />
      {contract.proofs.some(({ isMissing }) => !isMissing) && (
        <BusyButton variant="outlined" busy={loading} onClick={() => void download()}>
          {t('school.decide.proofs')}
        </BusyButton>
      )}
      <CallErrors errors={errors} all />
    </>
  )
}

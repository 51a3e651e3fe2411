import type { StaffContractDetail } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { StaffLog } from '../../parts/StaffLog.tsx'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractActs } from './acts/ContractActs.tsx'
import { ContractParts } from './ContractParts.tsx'
import { ContractState } from './ContractState.tsx'

/** A contract as staff see it: who, what, until when, and what it costs. */
export function ContractDetail({ contract }: { contract: StaffContractDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const { medium, price, validFrom, validUntil, life, endReason, parked, problem } = contract
  const chip = medium?.serial ? t('contracts.media.chip', { serial: medium.serial }) : t('contracts.media.noSerial')
  const until = validUntil === null ? life !== null && t('contracts.open') : format.date(validUntil)
  const facts = [
    { term: t('contracts.state'), detail: <ContractState {...contract} /> },
    { term: t('contracts.parkedFor'), detail: parked && t(`contracts.parked.${parked}`) },
    { term: t('contracts.problem'), detail: problem && problem.kind !== 'parked' && problem.text },
    { term: t('contracts.product'), detail: contract.subscriptionName },
    { term: t('contracts.way'), detail: contract.description },
    {
      term: t('contracts.subscriber'),
      detail:
        contract.userId === null ? (
          contract.subscriber
        ) : (
          <SubjectLink kind="user" id={contract.userId} name={contract.subscriber ?? contract.customerNumber} />
        ),
    },
    { term: t('contracts.holder'), detail: contract.holder },
    { term: t('contracts.address'), detail: contract.isAddressSecret && t('contracts.addressSecret') },
    { term: t('contracts.customerNumber'), detail: contract.customerNumber },
    { term: t('office.client'), detail: contract.client },
    { term: t('contracts.submittedOn'), detail: format.instantDateTime(contract.submittedOn) },
    { term: t('contracts.validFrom'), detail: validFrom && format.date(validFrom) },
    { term: t('contracts.validUntil'), detail: until },
    { term: t('contracts.endReason'), detail: endReason && t(`contracts.ends.${endReason}`) },
    { term: t('contracts.medium'), detail: medium && (medium.kind === 'phone' ? t('contracts.media.phone') : chip) },
    { term: t('contracts.price'), detail: price.cents !== null && format.money(price.cents) },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section tabIndex={0} aria-label={t('contracts.named', { number: contract.contractNumber })}>
      {contract.isMasked && <Text variant="body2">{t('contracts.hidden')}</Text>}
      {/* A fact nobody knows is left out. */}
      <DescriptionList facts={facts.filter(({ detail }) => Boolean(detail))} />
      <ContractActs contract={contract} />
      <ContractParts contract={contract} />
      <StaffLog kind="contract" id={contract.guid} />
    </section>
  )
}

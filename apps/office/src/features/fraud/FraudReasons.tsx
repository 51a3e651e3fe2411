import type { StaffFraudCase } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractLink } from './ContractLink.tsx'
import { useFindingWords } from './use-finding-words.ts'

/** What was odd about an order and what each of it counted, and who decided what about it. */
export function FraudReasons({ row }: { row: StaffFraudCase }) {
  const { t } = useTexts()
  const format = useFormat()
  const words = useFindingWords()
  // Here it is the guard who has somebody pay first, not an agency.
  const orderStateOf = (orderState: StaffFraudCase['orderState']) =>
    orderState === 'CreditRatingConspicuous1' ? t('fraud.paysFirst') : t(`contracts.states.${orderState}`)
  const { findings, points, rulesVersion, decision, state, level, orderState } = row
  return (
    <Stack spacing={2}>
      <DescriptionList
        facts={[
          { term: t('fraud.contract'), detail: <ContractLink {...row} /> },
          { term: t('fraud.orderState'), detail: orderStateOf(orderState) },
          { term: t('fraud.level'), detail: t(`fraud.levels.${level}`) },
          { term: t('fraud.asks'), detail: t(`fraud.asked.${level}`) },
        ]}
      />
      <Text variant="h3">{t('fraud.why')}</Text>
      <DescriptionList
        facts={findings.map(finding => ({ term: t(`fraud.rules.${finding.rule}`), detail: words(finding) }))}
      />
      <DescriptionList
        facts={[
          { term: t('fraud.total'), detail: String(points) },
          { term: t('fraud.version'), detail: rulesVersion },
        ]}
      />
      {decision && (
        <>
          <Text variant="h3">{t('fraud.decided')}</Text>
          <DescriptionList
            facts={[
              {
                term: t(`fraud.states.${state}`),
                detail: [decision.reason, decision.by, format.instantDateTime(decision.on)].join(' · '),
              },
            ]}
          />
        </>
      )}
    </Stack>
  )
}

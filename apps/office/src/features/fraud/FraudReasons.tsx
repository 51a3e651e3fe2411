import type { StaffFraudCase } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What was odd about an order and what each of it counted, and who decided what about it. */
export function FraudReasons({ row }: { row: StaffFraudCase }) {
  const { t } = useTexts()
  const format = useFormat()
  const { findings, points, rulesVersion, decision, state } = row
  return (
    <Stack spacing={2}>
      <Text variant="h3">{t('fraud.why')}</Text>
      <DescriptionList
        facts={findings.map(({ rule, points: counted, fact }) => ({
          term: t(`fraud.rules.${rule}`),
          detail:
            fact === null
              ? t('fraud.pointsOnly', { count: counted })
              : t('fraud.fact', { points: counted, fact: String(fact) }),
        }))}
      />
      <DescriptionList
        facts={[
          { term: t('fraud.points'), detail: String(points) },
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

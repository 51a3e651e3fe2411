import type { StaffDunningCase } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What came back and why, what was written when, and what the case waits for. */
export function CaseHistory({ row: { returns, steps, holds, stops, owedCents } }: { row: StaffDunningCase }) {
  const { t } = useTexts()
  const format = useFormat()
  return (
    <Stack spacing={2}>
      <DescriptionList facts={[{ term: t('dunning.owed'), detail: format.money(owedCents) }]} />
      <Text variant="h3">{t('dunning.returns')}</Text>
      {returns.map(({ on, cents, code, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may be alike, and they stay in their order.
        <Text key={index}>{`${format.date(on)}: ${format.money(cents)}, ${code}: ${reason}`}</Text>
      ))}
      <Text variant="h3">{t('dunning.steps')}</Text>
      <DescriptionList
        facts={steps.map(({ takenOn, state, feeCents }) => ({
          term: format.date(takenOn),
          detail:
            feeCents > 0
              ? t('dunning.stepWithFee', { state: t(`dunning.states.${state}`), fee: format.money(feeCents) })
              : t(`dunning.states.${state}`),
        }))}
      />
      {stops.length > 0 && (
        <>
          <Text variant="h3">{t('dunning.stopped')}</Text>
          <DescriptionList
            facts={stops.map(({ kind, code, since }) => ({
              term: t(`dunning.stops.${kind}`),
              detail: `${code} · ${format.instantDateTime(since)}`,
            }))}
          />
        </>
      )}
      {holds.length > 0 && (
        <>
          <Text variant="h3">{t('dunning.waitsFor')}</Text>
          <DescriptionList
            facts={holds.map(({ kind, until, reason, setBy, setOn }) => ({
              term: t(`dunning.holds.${kind}`),
              detail: [until && format.date(until), reason, setBy, format.instantDateTime(setOn)]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        </>
      )}
    </Stack>
  )
}

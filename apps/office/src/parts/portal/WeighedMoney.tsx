import type { WeighedContract } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { sumWeighed } from './sum-weighed.ts'

/** What a yes to several costs each who pays and the parents, a month and until the school year ends. */
export function WeighedMoney({ weighed }: { weighed: readonly WeighedContract[] }) {
  const { t } = useTexts()
  const format = useFormat()
  const { payers, parents, unpriced, notEntitled } = sumWeighed(weighed)
  if (weighed.length === 0) return null
  const costs = ({ count, monthInCent, restInCent }: (typeof payers)[number] | typeof parents) =>
    t('school.costs.of', { count, month: format.money(monthInCent), rest: format.money(restInCent) })
  return (
    <Stack spacing={1}>
      <DescriptionList
        facts={[
          ...payers.map(one => ({ term: one.name, detail: costs(one) })),
          { term: t('school.costs.parents'), detail: parents.count > 0 ? costs(parents) : t('school.costs.none') },
        ]}
      />
      {unpriced > 0 && <MessageBox kind="warning">{t('school.costs.unpriced', { count: unpriced })}</MessageBox>}
      {notEntitled > 0 && (
        <MessageBox kind="warning">{t('school.costs.notEntitled', { count: notEntitled })}</MessageBox>
      )}
    </Stack>
  )
}

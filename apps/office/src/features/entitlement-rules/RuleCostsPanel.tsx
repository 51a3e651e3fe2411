import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRuleCosts } from './use-rule-costs.ts'

interface Props {
  authorityGuid: string
  seen: string
  onRelease: () => void
  onClose: () => void
}

/** Before a version of a rule is released: how many tickets it changes, what parents pay then, and who pays. */
export function RuleCostsPanel({ authorityGuid, seen, onRelease, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const { costs, isOver, errors } = useRuleCosts(authorityGuid, seen)
  // What was looked at stands for all.
  const scale = costs && costs.looked > 0 ? costs.tickets / costs.looked : 1
  const all = (figure: number) => Math.round(figure * scale)
  const isEstimate = isOver && costs !== undefined && costs.looked < costs.tickets
  const difference = costs ? all(costs.afterInCent - costs.beforeInCent) : 0
  return (
    <MessageBox kind="warning" title={t('rules.costs.title')}>
      <Stack spacing={1}>
        <div role="status">
          {isOver
            ? t('rules.costs.changed', { count: costs ? all(costs.changed) : 0, tickets: costs?.tickets ?? 0 })
            : t('rules.costs.under', { done: costs?.looked ?? 0, count: Math.min(costs?.tickets ?? 0, 500) })}
        </div>
        {isOver && costs && costs.tickets > 0 && (
          <DescriptionList
            facts={[
              { term: t('rules.costs.days'), detail: `${format.date(costs.from)} – ${format.date(costs.until)}` },
              { term: t('rules.costs.before'), detail: format.money(all(costs.beforeInCent)) },
              { term: t('rules.costs.after'), detail: format.money(all(costs.afterInCent)) },
              { term: t('rules.costs.payer'), detail: format.money(-difference) },
              { term: t('rules.costs.more'), detail: String(all(costs.more)) },
              { term: t('rules.costs.less'), detail: String(all(costs.less)) },
            ]}
          />
        )}
        {isEstimate && <Text>{t('rules.costs.estimate', { count: costs.looked })}</Text>}
        <CallErrors errors={errors} all />
        <Row spacing={1}>
          <Button variant="contained" aria-disabled={!isOver} onClick={() => isOver && onRelease()}>
            {t('rules.costs.release')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </Row>
      </Stack>
    </MessageBox>
  )
}

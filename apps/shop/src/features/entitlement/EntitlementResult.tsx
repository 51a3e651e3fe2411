import type { EntitlementAnswer, ShownReason } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { kilometres } from './kilometres.ts'

const KINDS = { entitled: 'success', selfPay: 'info', notEntitled: 'warning', unknown: 'info' } as const

/** What the rule says of a way to school: the result, why, what remains to pay, and where all of it is written. */
export function EntitlementResult({ answer }: { answer: EntitlementAnswer }) {
  const { t } = useTexts()
  const { format, language } = useShop()
  const far = (metres: number | null) => kilometres(metres ?? 0, language)
  const said = (reason: ShownReason) => {
    const because = t(`schoolTicket.reason.${reason.kind}`, {
      way: far(reason.metres),
      least: far(reason.minMetres),
      danger: reason.danger ?? '',
    })
    return reason.source === '' ? because : t('schoolTicket.citing', { because, source: reason.source })
  }
  const share = answer.ownShareInCent === null ? null : format.money(answer.ownShareInCent)
  return (
    <Panel aria-label={t('schoolTicket.result')}>
      <Stack spacing={2}>
        <MessageBox kind={KINDS[answer.result]} title={t(`schoolTicket.results.${answer.result}`)}>
          {t(`schoolTicket.next.${answer.result}`, { authority: answer.authority })}
        </MessageBox>
        <div>
          <Text component="h2" variant="h3">
            {t('schoolTicket.why')}
          </Text>
          <ul>
            {answer.reasons.map(reason => (
              <li key={reason.kind}>{said(reason)}</li>
            ))}
            {answer.nearestSchool && (
              <li>
                {t('schoolTicket.nearestIs', {
                  school: answer.nearestSchool.name,
                  way: far(answer.nearestSchool.metres),
                })}
              </li>
            )}
          </ul>
        </div>
        <DescriptionList
          facts={[
            ...(share === null
              ? []
              : [
                  {
                    term: t('schoolTicket.ownShare'),
                    detail: `${t('schoolTicket.perMonth', { amount: share })} ${t(`schoolTicket.shareBy.${answer.shareBy}`)} (${answer.shareSource})`,
                  },
                ]),
            { term: t('schoolTicket.from'), detail: format.longDate(answer.from) },
            { term: t('schoolTicket.decides'), detail: answer.authority },
            {
              term: t('schoolTicket.rule'),
              detail: t('schoolTicket.ruleSince', {
                version: answer.ruleVersion,
                day: format.longDate(answer.ruleValidFrom),
              }),
            },
          ]}
        />
        {answer.isLate && <Text>{t('schoolTicket.late')}</Text>}
        <Text variant="body2">{t('schoolTicket.notBinding')}</Text>
      </Stack>
    </Panel>
  )
}

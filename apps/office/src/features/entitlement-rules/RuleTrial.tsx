import { EntitlementContent } from '@billett/contract'
import { type EntitlementReason, entitlementOf, expectedShare, type WayFacts } from '@billett/domain'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const WAY = { grade: '5', metres: '3600', isNearest: 'yes', isInOwnTown: false, olderSiblings: '0', isOfAge: false }

const KINDS = { entitled: 'success', selfPay: 'info', notEntitled: 'warning', unknown: 'info' } as const

const wholeOf = (typed: string): number | null => (/^\d{1,6}$/.test(typed) ? Number(typed) : null)

/** What the rule as it is typed would say of a child, before anybody is decided about by it. */
export function RuleTrial({ content }: { content: unknown }) {
  const { t } = useTexts()
  const format = useFormat()
  const [child, setChild] = useState(WAY)
  const { data: rule } = EntitlementContent.safeParse(content)
  const facts: WayFacts = {
    grade: wholeOf(child.grade) ?? 0,
    metres: wholeOf(child.metres),
    isNearest: child.isNearest === 'unknown' ? null : child.isNearest === 'yes',
    isInOwnTown: child.isInOwnTown,
    place: '',
    school: '',
  }
  const found = rule && entitlementOf(rule, facts)
  const share =
    found &&
    expectedShare(rule, found.kind, {
      olderSiblings: wholeOf(child.olderSiblings) ?? 0,
      isOfAge: child.isOfAge,
      isExempt: false,
    })
  const because = (reason: EntitlementReason) =>
    [t(`rules.reason.${reason.kind}`), reason.source].filter(part => part !== '').join(', ')
  const number = (name: 'grade' | 'metres' | 'olderSiblings') => (
    <TextInput
      label={t(`rules.trial.${name}`)}
      inputMode="numeric"
      value={child[name]}
      onChange={({ target }) => setChild({ ...child, [name]: target.value })}
    />
  )
  return (
    <Stack spacing={2}>
      {number('grade')}
      {number('metres')}
      <SelectInput
        label={t('rules.trial.isNearest')}
        value={child.isNearest}
        options={(['yes', 'no', 'unknown'] as const).map(value => ({ value, text: t(`rules.trial.${value}`) }))}
        onChange={({ target }) => setChild({ ...child, isNearest: target.value })}
      />
      <CheckboxInput
        label={t('rules.trial.isInOwnTown')}
        checked={child.isInOwnTown}
        onChange={({ target }) => setChild({ ...child, isInOwnTown: target.checked })}
      />
      {number('olderSiblings')}
      <CheckboxInput
        label={t('rules.trial.isOfAge')}
        checked={child.isOfAge}
        onChange={({ target }) => setChild({ ...child, isOfAge: target.checked })}
      />
      <LiveRegion>
        {found && share ? (
          <MessageBox kind={KINDS[found.kind]} title={t(`rules.result.${found.kind}`)}>
            {found.reasons.map(reason => (
              <div key={reason.kind}>{because(reason)}</div>
            ))}
            {share.cents !== null && <div>{t('rules.trial.share', { amount: format.money(share.cents) })}</div>}
          </MessageBox>
        ) : (
          <MessageBox kind="warning">{t('rules.trial.notYet')}</MessageBox>
        )}
      </LiveRegion>
    </Stack>
  )
}

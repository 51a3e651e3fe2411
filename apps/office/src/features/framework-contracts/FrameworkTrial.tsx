import { FrameworkContent, type FrameworkContractDetail } from '@billett/contract'
import { baseFeeOf, jobSplit } from '@billett/domain'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { centsOf } from '../../parts/typed-cents.ts'
import { useTexts } from '../../texts/use-texts.ts'

const DEARER = { price: '61,75', plain: '65,00' }

/** Who would pay what of other prices, before anybody is claimed by it: also what a new price makes of it. */
export function FrameworkTrial({
  content,
  staff,
  takers,
}: Pick<FrameworkContractDetail, 'staff' | 'takers'> & { content: unknown }) {
  const { t } = useTexts()
  const format = useFormat()
  const [typed, setTyped] = useState(DEARER)
  const { data: terms } = FrameworkContent.safeParse(content)
  const fee = terms && baseFeeOf(terms, { staff, taker: takers })
  const [priceCents, plainCents] = [centsOf(typed.price), centsOf(typed.plain)]
  const amount = (name: 'plain' | 'price') => (
    <TextInput
      label={t(`frameworks.trial.${name}`)}
      inputMode="decimal"
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  )
  return (
    <Stack spacing={2}>
      {amount('price')}
      {amount('plain')}
      <LiveRegion>
        {terms && priceCents !== null && plainCents !== null ? (
          terms.products.map(product => {
            const { employer, employee } = jobSplit(product, { priceCents, plainCents })
            return (
              <MessageBox key={product.group} kind="info" title={t(`frameworks.group.${product.group}`)}>
                {t('frameworks.trial.split', { employer: format.money(employer), employee: format.money(employee) })}
              </MessageBox>
            )
          })
        ) : (
          <MessageBox kind="warning">{t('frameworks.trial.notYet')}</MessageBox>
        )}
        {terms?.baseFee && (
          <MessageBox kind="info" title={t('frameworks.trial.baseFee')}>
            {fee
              ? t(`frameworks.trial.baseFeeOf.${fee.per}`, {
                  count: fee.count,
                  cents: format.money(fee.cents),
                  sum: format.money(fee.sumCents),
                })
              : t('frameworks.trial.noBaseFee')}
          </MessageBox>
        )}
      </LiveRegion>
    </Stack>
  )
}

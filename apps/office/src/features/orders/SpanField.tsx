import { ORDER_SPANS } from '@billett/contract/lists/order-spans.ts'
import type { OrdersState } from '@billett/contract/lists/orders-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const SpanDialog = lazyPiece(() => import('./SpanDialog.tsx').then(module => module.SpanDialog))

type Value = Pick<OrdersState, 'span' | 'from' | 'to'>

interface Props {
  value: Value
  onChange: (value: Value) => void
}

/** Over which time orders are looked for: one of those that are often asked for, or days of one's own. */
export function SpanField({ value, onChange }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const [asks, setAsks] = useState(false)
  const { span, from, to } = value
  const days = [from, to].map(day => day && format.date(day)).join(' – ')
  return (
    <>
      <SelectInput
        label={t('orders.span.label')}
        value={span}
        options={ORDER_SPANS.map(one => ({
          value: one,
          text: one === 'custom' && span === 'custom' ? days : t(`orders.span.${one}`),
        }))}
        onChange={({ target }) => {
          const next = ORDER_SPANS.find(one => one === target.value)
          if (next === 'custom') setAsks(true)
          else if (next) onChange({ span: next, from: '', to: '' })
        }}
      />
      {span === 'custom' && (
        <Button variant="outlined" onClick={() => setAsks(true)}>
          {t('orders.span.change')}
        </Button>
      )}
      {asks && (
        <Suspense>
          <SpanDialog
            from={from}
            to={to}
            onChoose={days => {
              setAsks(false)
              onChange({ span: 'custom', ...days })
            }}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  )
}

import { Stepper } from '@billett/web-kit/kit/controls/Stepper.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** Whose amount: "Number of day tickets". */
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** From one upwards; a line is taken out by its own button. */
export function AmountStepper({ label, value, max, onChange }: Props) {
  const { t } = useTexts()
  return (
    <Stepper
      label={t('cart.amount')}
      brief
      value={value}
      min={1}
      max={Math.max(max, value)}
      increaseLabel={t('common.increase', { label })}
      decreaseLabel={t('common.decrease', { label })}
      onChange={onChange}
    />
  )
}

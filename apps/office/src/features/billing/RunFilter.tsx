import { type BillingRunsState, LISTED_RUNS } from '@billett/contract/lists/billing-runs-address.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: BillingRunsState['state']
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Pick<BillingRunsState, 'state'>) => void
  onReset: () => void
}

/** What narrows the runs down. */
export function RunFilter({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const textOf = (listed: BillingRunsState['state']) => {
    if (listed === '') return t('office.any')
    return listed === 'toRelease' ? t('billing.anyToRelease') : t(`billing.states.${listed}`)
  }
  return (
    <FilterBar label={t('billing.filter')} active={narrowing} onReset={onReset}>
      <SelectInput
        label={t('billing.state')}
        value={state}
        options={LISTED_RUNS.map(value => ({ value, text: textOf(value) }))}
        onChange={({ target }) => onChange({ state: LISTED_RUNS.find(one => one === target.value) ?? '' })}
      />
    </FilterBar>
  )
}

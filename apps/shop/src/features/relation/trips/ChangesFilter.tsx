import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

export type MostChanges = '0' | '1' | undefined

interface Props {
  value: MostChanges
  onChange: (value: MostChanges) => void
}

/** How often people want to change at most; it stands in the address. */
export function ChangesFilter({ value, onChange }: Props) {
  const { t } = useTexts()
  return (
    <SegmentedControl
      label={t('trips.mostChanges')}
      value={value ?? 'any'}
      options={[
        { value: 'any', text: t('trips.anyChanges') },
        { value: '1', text: t('trips.oneChange') },
        { value: '0', text: t('trips.noChange') },
      ]}
      onChange={chosen => onChange(chosen === '0' || chosen === '1' ? chosen : undefined)}
    />
  )
}

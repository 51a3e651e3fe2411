import type { StaffConfig } from '@billett/contract'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useClients } from '../../hooks/use-clients.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { categoryTitle } from './category-titles.ts'
import { type SettingsState, WHICH } from './settings-address.ts'

const WHICH_TEXTS = { '': 'office.any', set: 'settings.which.set', waiting: 'settings.which.waiting' } as const

interface Props {
  config: StaffConfig | undefined
  state: SettingsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<SettingsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the entries down, and whose they are. */
export function SettingsFilters({ config, state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const clients = useClients()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  const titleOf = (name: string): string => {
    const title = categoryTitle(name)
    return title ? t(title) : name
  }
  return (
    <FilterBar
      label={t('settings.filter')}
      search={{ label: t('settings.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SelectInput
        label={t('settings.category')}
        value={state.category}
        options={[
          { value: '', text: t('office.any') },
          ...(config?.categories ?? []).map(({ name }) => ({ value: name, text: titleOf(name) })),
        ]}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <SelectInput
        label={t('settings.mark')}
        value={state.which}
        options={WHICH.map(value => ({ value, text: t(WHICH_TEXTS[value]) }))}
        onChange={({ target }) => onChange({ which: WHICH.find(one => one === target.value) ?? '' })}
      />
      {clients.length > 1 && (
        <SelectInput
          label={t('office.client')}
          value={state.clientId}
          options={clients.map(({ clientId, name, isOwn }) => ({ value: isOwn ? '' : clientId, text: name }))}
          onChange={({ target }) => onChange({ clientId: target.value, version: '' })}
        />
      )}
    </FilterBar>
  )
}

import { USER_KINDS, type UsersState } from '@billett/contract/lists/users-address.ts'
import { ACCOUNT_STATES, REGISTERED_WITHIN } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: UsersState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<UsersState>, how?: { typing: boolean }) => void
  onReset: () => void
}

const KIND_TEXTS = { '': 'office.any', customer: 'users.kinds.customer', staff: 'users.kinds.staff' } as const

/** What narrows the accounts down. */
export function UserFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('users.filter')}
      search={{ label: t('users.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SelectInput
        label={t('users.kind')}
        value={state.kind}
        options={USER_KINDS.map(value => ({ value, text: t(KIND_TEXTS[value]) }))}
        onChange={({ target }) => onChange({ kind: USER_KINDS.find(one => one === target.value) ?? '' })}
      />
      <MultiSelect
        name="states"
        label={t('users.state')}
        none={t('office.any')}
        value={state.states}
        options={ACCOUNT_STATES.map(value => ({ value, text: t(`users.states.${value}`) }))}
        onChange={chosen => onChange({ states: ACCOUNT_STATES.filter(one => chosen.includes(one)) })}
      />
      <SelectInput
        label={t('users.registeredOn')}
        value={state.registered}
        options={[
          { value: '', text: t('office.any') },
          ...REGISTERED_WITHIN.map(value => ({ value, text: t(`users.within.${value}`) })),
        ]}
        onChange={({ target }) => onChange({ registered: REGISTERED_WITHIN.find(one => one === target.value) ?? '' })}
      />
      <SelectInput
        label={t('users.leaving')}
        value={state.leaving}
        options={[
          { value: '', text: t('office.any') },
          { value: 'yes', text: t('users.leavingOnly') },
        ]}
        onChange={({ target }) => onChange({ leaving: target.value === 'yes' ? 'yes' : '' })}
      />
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}

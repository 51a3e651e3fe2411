import { ANY_TYPE, type BaseDataState, isSearch } from '@billett/contract/lists/base-data-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './BaseDataSearch.module.css'

type Asked = Pick<BaseDataState, 'email' | 'firstName' | 'lastName' | 'type'>

interface Props {
  /** What was asked for last. */
  asked: Asked
  types: readonly { id: string; label: string }[]
  onSearch: (asked: Asked) => void
}

const TEXTS = {
  email: 'users.email',
  firstName: 'common.person.firstName',
  lastName: 'common.person.lastName',
} as const

const FIELDS = ['email', 'firstName', 'lastName'] as const

/** The length of a search term (Spec 3 §5 names none; `BaseDataQuery` takes no more). */
const MOST = 120

/** Whose data somebody wants to see: looked for when the button is pressed, as each search is noted. */
export function BaseDataSearch({ asked, types, onSearch }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(asked)
  const isEmpty = !isSearch(typed)
  return (
    <search aria-label={t('baseData.search')}>
      <form
        className={styles.fields}
        onSubmit={event => {
          event.preventDefault()
          if (!isEmpty) onSearch(typed)
        }}
      >
        {FIELDS.map(name => (
          <TextInput
            key={name}
            name={name}
            label={t(TEXTS[name])}
            value={typed[name]}
            maxLength={MOST}
            autoComplete="off"
            autoCapitalize={name === 'email' ? 'none' : 'words'}
            spellCheck={false}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <SelectInput
          name="type"
          label={t('baseData.type')}
          value={typed.type}
          options={[
            { value: ANY_TYPE, text: t('office.any') },
            ...types.map(({ id, label }) => ({ value: id, text: label })),
          ]}
          onChange={({ target }) => setTyped({ ...typed, type: target.value })}
        />
        <Button type="submit" variant="contained" disabled={isEmpty} className={styles.submit}>
          {t('baseData.submit')}
        </Button>
      </form>
    </search>
  )
}

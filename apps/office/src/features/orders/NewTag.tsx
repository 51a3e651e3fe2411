import { MAX_INPUT } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Combobox } from '@billett/web-kit/kit/controls/Combobox.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './OrderTags.module.css'
import { useOrderTags } from './use-order-tags.ts'

interface Props {
  /** Those that are there already. */
  besides?: readonly string[]
  busy: boolean
  /** Resolves to whether it was put there: what was typed stays where it was not. */
  onAdd: (tag: string) => Promise<boolean>
}

const trimmed = (text: string): string => text.trim().replaceAll(/ {2,}/g, ' ').slice(0, MAX_INPUT)

/** A tag is typed, or chosen of those that other orders have. */
export function NewTag({ besides = [], busy, onAdd }: Props) {
  const { t } = useTexts()
  const { choicesFound } = useWorkWords()
  const known = useOrderTags()
  const [text, setText] = useState('')
  const offered = known.filter(tag => !besides.includes(tag) && tag.toLowerCase().includes(text.trim().toLowerCase()))
  const add = async () => {
    const tag = trimmed(text)
    if (tag === '' || (await onAdd(tag))) setText('')
  }
  return (
    <form
      className={styles.new}
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <Combobox
        free
        name="tag"
        label={t('orders.tag.new')}
        text={text}
        options={offered.map(tag => ({ value: tag, text: tag }))}
        status={choicesFound(offered.length)}
        onType={setText}
        onChoose={option => setText(option.text)}
        onLeave={() => {}}
      />
      <BusyButton type="submit" variant="outlined" busy={busy}>
        {t('orders.tag.add')}
      </BusyButton>
    </form>
  )
}

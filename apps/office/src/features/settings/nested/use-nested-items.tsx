import type { ConfigEntry } from '@billett/contract'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { NestedField } from './NestedField.tsx'
import { itemName, itemsOf, structureOf, withItem } from './nested-items.ts'

const NestedDialog = lazyPiece(() => import('./NestedDialog.tsx').then(module => module.NestedDialog))

interface Written {
  /** The structure as it stands in the form. */
  text: string
  onText: (text: string) => void
}

/**
 * A structure thing by thing: `field` stands in its form, `dialog` beside it, since a form cannot stand in another.
 * Neither is there for what is edited as a whole.
 */
export function useNestedItems({ nested }: Pick<ConfigEntry, 'nested'>, { text, onText }: Written) {
  const { t } = useTexts()
  const [open, setOpen] = useState<number>()
  const items = nested && itemsOf(nested, text)
  if (!nested || !items) return { field: undefined, dialog: undefined }
  const write = (changed: typeof items) => onText(structureOf(nested, changed))
  const field = (
    <NestedField
      label={t('settings.value')}
      nested={nested}
      items={items}
      onOpen={setOpen}
      onRemove={place => write(items.filter((_, i) => i !== place))}
    />
  )
  const dialog = open !== undefined && (
    <Suspense>
      <NestedDialog
        title={
          items[open] ? t('settings.nestedChange', { name: itemName(items[open], open) }) : t('settings.nestedAdd')
        }
        nested={nested}
        item={items[open]}
        taken={items.flatMap(({ name }, place) => (place === open ? [] : [name]))}
        onApply={item => {
          write(withItem(items, open, item))
          setOpen(undefined)
        }}
        onClose={() => setOpen(undefined)}
      />
    </Suspense>
  )
  return { field, dialog }
}

import type { Travellers } from '@billett/contract'
import { MOST_EXTRAS } from '@billett/domain'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { Stepper } from '@billett/web-kit/kit/controls/Stepper.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { boundsOf, countOf, holdersOf, mostHolders, type PartyDraft, withCount, withHolders } from './party-draft.ts'

interface Props {
  travellers: Travellers
  draft: PartyDraft
  onChange: (draft: PartyDraft) => void
}

type Kind = Travellers['kinds'][number]

/** A number for each kind of traveller, of those who hold a card, and of things; who that is altogether is read out. */
export function PartyFields({ travellers: { kinds, firstClass }, draft, onChange }: Props) {
  const { t } = useTexts()
  const stepper = (
    { id, name, free }: Kind,
    value: number,
    bounds: { min: number; max: number },
    set: (count: number) => void,
  ) => (
    <Stepper
      key={id}
      label={name}
      hint={free ? t('party.free') : undefined}
      increaseLabel={t('common.increase', { label: name })}
      decreaseLabel={t('common.decrease', { label: name })}
      value={value}
      quiet
      onChange={set}
      {...bounds}
    />
  )
  const cardsOf = ({ id: kind, name: kindName, cards }: Kind) =>
    cards.map(({ id, name }) => {
      const label = t('party.holders', { kind: kindName, card: name })
      return (
        <Stepper
          key={`${kind} ${id}`}
          label={t('party.withCard', { card: name })}
          increaseLabel={t('common.increase', { label })}
          decreaseLabel={t('common.decrease', { label })}
          value={holdersOf(draft, kind, id)}
          min={0}
          max={mostHolders(draft, kind, id)}
          quiet
          onChange={count => onChange(withHolders(draft, kind, id, count))}
        />
      )
    })
  const extraOf = (id: string): number => draft.extras[id] ?? 0
  const said = kinds
    .map(kind => ({ name: kind.name, count: kind.role === 'person' ? countOf(draft, kind.id) : extraOf(kind.id) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => t('party.counted', { count, name }))
    .join(', ')
  return (
    <Stack spacing={2}>
      {kinds.map(kind =>
        kind.role === 'person'
          ? [
              stepper(kind, countOf(draft, kind.id), boundsOf(draft, kind.id), count =>
                onChange(withCount(draft, kind.id, count)),
              ),
              ...cardsOf(kind),
            ]
          : stepper(kind, extraOf(kind.id), { min: 0, max: MOST_EXTRAS }, count =>
              onChange({ ...draft, extras: { ...draft.extras, [kind.id]: count } }),
            ),
      )}
      {firstClass && (
        <SegmentedControl
          label={t('party.class')}
          value={draft.comfortClass}
          options={[
            { value: 'second', text: t('search.secondClass') },
            { value: 'first', text: t('search.firstClass') },
          ]}
          onChange={value => onChange({ ...draft, comfortClass: value === 'first' ? 'first' : 'second' })}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  )
}

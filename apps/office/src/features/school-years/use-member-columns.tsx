import type { RollMember } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { nameOfMember } from './name-of-member.ts'
import type { MemberStep } from './roll-steps.ts'

type Column = DataColumn<RollMember>
type ColumnId =
  | 'name'
  | 'before'
  | 'after'
  | 'what'
  | 'ticket'
  | 'entitled'
  | 'waits'
  | 'letter'
  | 'card'
  | 'out'
  | 'failure'

/** What is to be seen of a pupil at each step; who they are and where they are now stands first. */
const AT: Readonly<Record<MemberStep, readonly ColumnId[]>> = {
  proposal: ['name', 'before', 'after', 'what', 'ticket'],
  difference: ['name', 'before', 'after', 'what', 'ticket'],
  entitlement: ['name', 'before', 'after', 'entitled'],
  letters: ['name', 'before', 'after', 'what', 'letter'],
  approval: ['name', 'before', 'after', 'what', 'ticket', 'waits'],
  apply: ['name', 'before', 'after', 'what', 'failure'],
  cards: ['name', 'before', 'after', 'card'],
  handOut: ['name', 'after', 'card', 'out'],
}

/** The columns of a step; `isLeft`: those alone of whom something is left there. */
export function useMemberColumns(step: MemberStep, isLeft: boolean): readonly Column[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(() => {
    const placeOf = (place: RollMember['before']) =>
      place
        ? t('school.years.place', { school: place.organisation.name, name: place.class || place.grade })
        : t('school.years.nowhere')
    // The school is named where it becomes another.
    const laterOf = ({ kind, before, after }: RollMember) => {
      if (kind === 'changedSchool' && !after) return t('school.years.elsewhere')
      return after && before?.organisation.guid === after.organisation.guid
        ? after.class || after.grade
        : placeOf(after)
    }
    const entitlementOf = ({ isEntitled, paysSelf, redecide, exemptionEnds, decision, parentsSaid }: RollMember) => {
      // Who pays may have said otherwise since.
      const held = parentsSaid.filter(said => said === 'proof' || paysSelf)
      const parents = held.map(said => t(`school.years.parentsSaid.${said}`)).join(', ')
      const proof = exemptionEnds ? t('school.years.exemptionEnds', { day: format.date(exemptionEnds) }) : ''
      const said = isEntitled ? 'entitled' : paysSelf ? 'paysSelf' : 'notEntitled'
      if (isEntitled !== null) return [t(`school.years.${said}`), decision, proof, parents].filter(Boolean).join(': ')
      return redecide === null ? t('school.years.goesOn') : t(`school.years.redecide.${redecide}`)
    }
    const waitOf = ({ waitsFor, isDeclined, contractNumber }: RollMember) => {
      if (isDeclined) return t('school.years.declined')
      if (waitsFor !== null) return t(`school.years.waits.${waitsFor}`)
      if (contractNumber === null) return t('school.years.noTicket')
      return t(isLeft ? 'school.years.waits.unasked' : 'school.years.waits.nobody')
    }
    const outOf = ({ handedOutOn, cardReturnedOn }: RollMember) =>
      [
        handedOutOn ? t('school.years.handedOut', { day: format.date(handedOutOn) }) : t('school.years.notHandedOut'),
        cardReturnedOn ? t('school.years.returned', { day: format.date(cardReturnedOn) }) : '',
      ]
        .filter(Boolean)
        .join('; ')
    const awayOf = ({ awayFrom, awayUntil }: RollMember) =>
      awayFrom && awayUntil ? ` (${format.dayRange(awayFrom, awayUntil)})` : ''
    const all: Record<ColumnId, Column> = {
      name: {
        id: 'name',
        header: t('school.imports.name'),
        cell: row => `${nameOfMember(row)}, ${format.date(row.birthDate)}`,
      },
      before: { id: 'before', header: t('school.years.now'), cell: ({ before }) => placeOf(before) },
      after: { id: 'after', header: t('school.years.then'), cell: laterOf },
      what: {
        id: 'what',
        header: t('school.years.what'),
        cell: row => (
          <>
            <Chip label={t(`school.years.kinds.${row.kind}`)} color={row.kind === 'unclear' ? 'warning' : 'default'} />{' '}
            {t(`school.years.reasons.${row.why}`)}
            {awayOf(row)}
          </>
        ),
      },
      ticket: {
        id: 'ticket',
        header: t('school.years.ticket'),
        whole: true,
        cell: ({ contractNumber }) => contractNumber ?? t('school.years.noTicket'),
      },
      entitled: { id: 'entitled', header: t('school.years.entitlement'), cell: entitlementOf },
      waits: { id: 'waits', header: t('school.years.waitsHead'), cell: waitOf },
      letter: {
        id: 'letter',
        header: t('school.years.letter'),
        cell: ({ letter }) => (letter ? t(`school.years.letters.${letter}`) : ''),
      },
      card: {
        id: 'card',
        header: t('school.years.card'),
        cell: ({ card, isFirstCard, cardNumber }) => {
          if (!card) return t('school.years.cardOpen')
          const plan = isFirstCard ? t('school.years.firstCard') : t(`school.years.cards.${card}`)
          return [plan, cardNumber].filter(Boolean).join(', ')
        },
      },
      out: { id: 'out', header: t('school.years.handOutHead'), cell: outOf },
      failure: {
        id: 'failure',
        header: t('school.years.result'),
        cell: ({ failure, appliedOn }) =>
          failure || t(appliedOn ? 'school.years.memberApplied' : 'school.years.memberOpen'),
      },
    }
    return AT[step].map(id => all[id])
  }, [format, isLeft, step, t])
}

import type { EntitlementAnswer, EntitlementQuestion, PublicSchool, StopChoice } from '@billett/contract'
import { ORGANISATION_SEARCH_MINIMUM, SERVICE_AREA } from '@billett/domain'
import { SearchedField } from '@billett/web-kit/forms/SearchedField.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Stepper } from '@billett/web-kit/kit/controls/Stepper.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { findSchools } from '../../state/school/school.calls.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import { searchOrigins } from '../../state/tariff/tariff.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What parents have chosen so far. */
export interface Asked extends Omit<EntitlementQuestion, 'schoolGuid' | 'home'> {
  school: PublicSchool | null
  home: StopChoice | null
}

const GRADES = Array.from({ length: 13 }, (_, before) => String(before + 1))
/** The most brothers and sisters a question can name. */
const MOST = 12
const PAGE_SIZE = 10

interface Props {
  asked: Asked
  /** Known once a school is. */
  exemptions: EntitlementAnswer['exemptions']
  onChange: (part: Partial<Asked>) => void
}

/** Where the child lives and learns, and who else goes to school: nothing that says who anybody is. */
export function QuestionFields({ asked, exemptions, onChange }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { region } = useShop()
  const words = {
    typeMore: t('schoolTicket.typeMore'),
    searching: t('schoolTicket.searching'),
    failed: t('schoolTicket.searchFailed'),
    nothing: t('schoolTicket.nothingFound'),
    found: (count: number) => t('schoolTicket.found', { count }),
  }
  const stopsNamed = async (search: string) => {
    const query = { date: wallClockNow(region.timeZone).slice(0, 10), search, serviceArea: SERVICE_AREA.ticket }
    const answer = await dispatch(searchOrigins({ query: { ...query, pageSize: PAGE_SIZE } }))
    return searchOrigins.fulfilled.match(answer) ? answer.payload.data : undefined
  }
  const schoolsNamed = async (search: string) => {
    const answer = await dispatch(findSchools({ query: { search } }))
    return findSchools.fulfilled.match(answer) ? answer.payload.data : undefined
  }
  return (
    <Stack spacing={2}>
      <SearchedField
        name="home"
        label={t('schoolTicket.home')}
        hint={t('schoolTicket.homeHint')}
        words={words}
        least={1}
        find={stopsNamed}
        option={({ reference, text }) => ({ value: reference, text })}
        onChoose={home => onChange({ home })}
      />
      <SearchedField
        name="school"
        label={t('schoolTicket.school')}
        hint={t('schoolTicket.schoolHint')}
        words={words}
        least={ORGANISATION_SEARCH_MINIMUM}
        find={schoolsNamed}
        option={({ guid, name, town }) => ({ value: guid, text: name.includes(town) ? name : `${name}, ${town}` })}
        onChoose={school => onChange({ school, exemption: '' })}
      />
      <SelectInput
        name="grade"
        label={t('schoolTicket.grade')}
        value={String(asked.grade)}
        options={GRADES.map(grade => ({ value: grade, text: t('schoolTicket.gradeIs', { grade }) }))}
        onChange={({ target }) => onChange({ grade: Number(target.value) })}
      />
      <Stepper
        label={t('schoolTicket.siblings')}
        hint={t('schoolTicket.siblingsHint')}
        value={asked.olderSiblings}
        min={0}
        max={MOST}
        increaseLabel={t('schoolTicket.moreSiblings')}
        decreaseLabel={t('schoolTicket.fewerSiblings')}
        onChange={olderSiblings => onChange({ olderSiblings })}
      />
      <CheckboxInput
        label={t('schoolTicket.isOfAge')}
        checked={asked.isOfAge}
        onChange={({ target }) => onChange({ isOfAge: target.checked })}
      />
      {exemptions.length > 0 && (
        <SelectInput
          name="exemption"
          label={t('schoolTicket.exemption')}
          value={asked.exemption}
          options={[
            { value: '', text: t('schoolTicket.noExemption') },
            ...exemptions.map(({ id, text }) => ({ value: id, text })),
          ]}
          onChange={({ target }) => onChange({ exemption: target.value })}
        />
      )}
    </Stack>
  )
}

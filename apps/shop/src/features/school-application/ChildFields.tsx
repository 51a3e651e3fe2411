import { ORGANISATION_SEARCH_MINIMUM } from '@billett/domain'
import { SearchedField } from '@billett/web-kit/forms/SearchedField.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useToday } from '../../hooks/use-today.ts'
import { ProofDays } from '../../parts/proof/ProofDays.tsx'
import { ProofUpload } from '../../parts/proof/ProofUpload.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChildDraft } from './draft.ts'
import { GRADES } from './grades.ts'
import { OwnHomeFields } from './OwnHomeFields.tsx'
import { useFinders } from './use-finders.ts'

interface Props {
  child: ChildDraft
  /** From 1 on. */
  number: number
  canGo: boolean
  /** Whoever applies is the pupil: the name stands above. */
  isMyself: boolean
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<ChildDraft>) => void
  onRemove: () => void
}

/** One child: who it is, where it learns, and what is sent along for it. */
export function ChildFields({ child, number, canGo, isMyself, errorOf, onChange, onRemove }: Props) {
  const { t } = useTexts()
  const { words, schoolsNamed, stopsNamed } = useFinders()
  const today = useToday()
  const heading = isMyself ? t('schoolApply.myself') : t('schoolApply.child', { number })
  const exemptions = child.school?.exemptions ?? []
  return (
    <Panel aria-label={heading}>
      <Stack spacing={2}>
        <Text component="h2" variant="h3">
          {heading}
        </Text>
        {!isMyself &&
          (['firstName', 'lastName'] as const).map(name => (
            <TextInput
              key={name}
              label={t(`schoolApply.${name}`)}
              autoComplete="off"
              value={child[name]}
              error={errorOf(name)}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          ))}
        <TextInput
          label={t('schoolApply.birthDate')}
          type="date"
          value={child.birthDate}
          error={errorOf('birthDate')}
          onChange={({ target }) => onChange({ birthDate: target.value })}
        />
        <SearchedField
          key={child.school?.guid ?? 'none'}
          name={`school-${child.key}`}
          label={t('schoolApply.school')}
          hint={t('schoolApply.schoolHint')}
          words={words}
          least={ORGANISATION_SEARCH_MINIMUM}
          begun={child.school?.name ?? ''}
          find={schoolsNamed}
          option={({ guid, name, town }) => ({ value: guid, text: name.includes(town) ? name : `${name}, ${town}` })}
          error={errorOf('schoolGuid')}
          onChoose={school => {
            // Each payer has its own exemptions.
            if (school)
              onChange({
                school: {
                  guid: school.guid,
                  name: school.name,
                  hasStop: school.hasStop,
                  exemptions: school.exemptions,
                },
                schoolStop: null,
                exemption: '',
              })
          }}
        />
        {child.school?.hasStop === false && (
          <SearchedField
            name={`stop-${child.key}`}
            label={t('schoolApply.schoolStop')}
            hint={t('schoolApply.schoolStopHint')}
            words={words}
            least={1}
            begun={child.schoolStop?.text ?? ''}
            find={stopsNamed}
            option={({ reference, text }) => ({ value: reference, text })}
            error={errorOf('schoolStop')}
            onChoose={stop => onChange({ schoolStop: stop && { reference: stop.reference, text: stop.text } })}
          />
        )}
        {!isMyself && <OwnHomeFields child={child} errorOf={errorOf} onChange={ownHome => onChange({ ownHome })} />}
        <SelectInput
          label={t('schoolApply.grade')}
          value={String(child.grade)}
          options={GRADES.map(grade => ({ value: grade, text: t('schoolApply.gradeIs', { grade }) }))}
          onChange={({ target }) => onChange({ grade: Number(target.value) })}
        />
        <TextInput
          label={t('schoolApply.class')}
          optional
          value={child.class}
          error={errorOf('class')}
          onChange={({ target }) => onChange({ class: target.value })}
        />
        <ProofUpload
          label={t('schoolApply.photo')}
          hint={t('schoolApply.photoHint')}
          proof={child.photo}
          error={errorOf('photoId')}
          onChange={photo => onChange({ photo })}
        />
        {child.photo && (
          <CheckboxInput
            label={t('schoolApply.keepsPhoto')}
            checked={child.keepsPhoto}
            onChange={({ target }) => onChange({ keepsPhoto: target.checked })}
          />
        )}
        {exemptions.length > 0 && (
          <SelectInput
            label={t('schoolApply.exemption')}
            hint={t('schoolApply.exemptionHint')}
            value={child.exemption ?? ''}
            options={[
              { value: '', text: t('schoolApply.noExemption') },
              ...exemptions.map(({ id, text }) => ({ value: id, text })),
            ]}
            error={errorOf('exemption')}
            onChange={({ target }) => onChange({ exemption: target.value })}
          />
        )}
        <ProofUpload
          label={t('schoolApply.proof')}
          hint={t(child.exemption ? 'schoolApply.proofOfExemption' : 'schoolApply.proofHint')}
          proof={child.proof}
          error={errorOf('proofIds')}
          onChange={proof => onChange({ proof, proofFrom: child.proofFrom || today })}
        />
        {child.proof && (
          <ProofDays
            from={child.proofFrom ?? ''}
            until={child.proofUntil ?? ''}
            needsEnd={false}
            errorOf={field => errorOf(field === 'from' ? 'proofFrom' : 'proofUntil')}
            onChange={({ from: proofFrom = child.proofFrom, until: proofUntil = child.proofUntil }) =>
              onChange({ proofFrom, proofUntil })
            }
          />
        )}
        {canGo && (
          <div>
            <Button variant="outlined" onClick={onRemove}>
              {t('schoolApply.removeChild', { number })}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

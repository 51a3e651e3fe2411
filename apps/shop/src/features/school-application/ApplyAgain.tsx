import type { FollowedChild } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { type Proof, ProofUpload } from '../../parts/proof/ProofUpload.tsx'
import { applyAgainByLink } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GRADES } from './grades.ts'

interface Props {
  child: FollowedChild
  token: string
  onDone: (told: string) => void
}

/** Applies once more for a child, with what was said before: only what may be otherwise by now is asked for. */
export function ApplyAgain({ child, token, onDone }: Props) {
  const { t } = useTexts()
  const { run, running, errors } = useOwnCall<'again'>()
  const [grade, setGrade] = useState(GRADES.includes(child.grade) ? child.grade : '5')
  const [inClass, setClass] = useState(child.class)
  const [proof, setProof] = useState<Proof | null>(null)
  const [uploading, setUploading] = useState(false)
  const send = async () => {
    const body = { grade: Number(grade), class: inClass, proofIds: proof ? [proof.fileId] : [] }
    const asked = applyAgainByLink({ params: { token, contractGuid: child.guid }, body })
    if (await run('again', asked)) onDone(t('schoolFollow.appliedAgain'))
  }
  return (
    <Stack spacing={2}>
      <Text>{t('schoolFollow.againText')}</Text>
      <SelectInput
        label={t('schoolApply.grade')}
        value={grade}
        options={GRADES.map(value => ({ value, text: t('schoolApply.gradeIs', { grade: value }) }))}
        onChange={({ target }) => setGrade(target.value)}
      />
      <TextInput
        label={t('schoolApply.class')}
        optional
        value={inClass}
        onChange={({ target }) => setClass(target.value)}
      />
      <ProofUpload
        label={t('schoolFollow.againProof')}
        hint={t('schoolFollow.proofHint')}
        proof={proof}
        error={undefined}
        onChange={setProof}
        onUploading={setUploading}
      />
      <CallErrors errors={errors} all />
      <div>
        <BusyButton variant="contained" busy={running !== undefined || uploading} onClick={() => void send()}>
          {t('schoolFollow.sendAgain')}
        </BusyButton>
      </div>
    </Stack>
  )
}

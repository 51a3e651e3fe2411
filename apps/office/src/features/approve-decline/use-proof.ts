import type { DownloadedFile } from '@billett/web-kit/http/outcome.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getApplicationProof } from '../../state/school/school.calls.ts'

interface ShownProof {
  file: DownloadedFile
  /** Under which it can be shown, as long as it is. */
  url: string
}

/** A proof as it was fetched, with an address for showing it; it is given up as soon as another is looked at. */
export function useProof(proofGuid: string): ShownProof | undefined {
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState<ShownProof>()
  useEffect(() => {
    setShown(undefined)
    if (proofGuid === '') return
    let url: string | undefined
    let isOver = false
    const look = async () => {
      const answer = await dispatch(getApplicationProof({ params: { proofGuid } }))
      if (isOver || !getApplicationProof.fulfilled.match(answer) || !answer.payload.file) return
      const { file } = answer.payload
      url = URL.createObjectURL(file.blob)
      setShown({ file, url })
    }
    void look()
    return () => {
      isOver = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [dispatch, proofGuid])
  return shown
}

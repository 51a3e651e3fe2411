import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getPicture } from '../../state/user/user.calls.ts'
import { selectAccount } from '../../state/user/user.selectors.ts'

/** Address of the customer's own picture, for as long as it is shown; undefined without one, and until it has come. */
export function usePicture(): string | undefined {
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectAccount)
  const [url, setUrl] = useState<string>()
  const { userId, pictureId } = account ?? {}
  useEffect(() => {
    if (!userId || !pictureId) return
    let made: string | undefined
    let isOver = false
    const load = async (): Promise<void> => {
      const answer = await dispatch(getPicture({ params: { userId } }))
      if (isOver || !getPicture.fulfilled.match(answer) || !answer.payload.file) return
      made = URL.createObjectURL(answer.payload.file.blob)
      setUrl(made)
    }
    void load()
    return () => {
      isOver = true
      setUrl(undefined)
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [dispatch, userId, pictureId])
  return url
}

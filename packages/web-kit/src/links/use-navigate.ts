import { useCallback } from 'react'
import { useNavigate as useRouter } from 'react-router'

interface Options {
  /** Takes the place of this address: going back leads to the one before. */
  replace?: boolean
  /** Kept with the entry of the browser's history. */
  state?: unknown
}

/** Leads to an address of this app. */
export type Navigate = (to: string, options?: Options) => void

export function useNavigate(): Navigate {
  const go = useRouter()
  return useCallback((to, options) => void go(to, options), [go])
}

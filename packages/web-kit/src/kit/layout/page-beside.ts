import { createContext, type ReactNode } from 'react'

/** What stands at the left of every page below, where there is room. */
export const PageBeside = createContext<ReactNode>(null)

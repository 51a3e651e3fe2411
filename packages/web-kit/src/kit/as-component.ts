import type { ComponentPropsWithRef, ElementType } from 'react'

/** What a building block with props of its `Own` takes where it is drawn as `C`: a tag, or a link of the router. */
export type AsComponent<C extends ElementType, Own> = Own & { component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'component'
  >
